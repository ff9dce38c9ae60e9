import { z } from 'zod';

/** The schema of a picture URL that the site can show: https, on one of the hosts, without a query. */
export const createPictureUrlSchema = (hosts: readonly string[]) =>
  z.url().refine((value) => {
    const { protocol, host, search } = new URL(value);
    return protocol === 'https:' && hosts.includes(host) && search === '';
  });
