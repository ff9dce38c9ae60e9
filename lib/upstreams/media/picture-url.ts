import { z } from 'zod';

/** The address of a picture that the site may show: over https on one of the hosts, without a query. */
export const pictureUrl = (hosts: readonly string[]) =>
  z.url().refine((value) => {
    const { protocol, host, search } = new URL(value);
    return protocol === 'https:' && hosts.includes(host) && search === '';
  });
