import { z } from 'zod';
import { image } from '../field-types';
import { houseAddress } from '../house';
import { filter } from '../list';
import { linkedHeading } from './fields';

export const addresses = {
  content: linkedHeading,
  /**
   * The addresses by country, with their opening hours and a map. On the page of a house they are its own, and
   * `contact` has its website, client service and repair; on other pages, the filters limit those of all houses.
   */
  data: {
    countries: z.array(
      z.object({
        /** The anchor of the country on the page: its ISO 3166 code in lower case. */
        anchor: z.string(),
        name: z.string(),
        addresses: z.array(
          houseAddress.omit({ localStreet: true }).extend({
            /** The language tag of the street, if it is in the script of its country. */
            streetLang: z.string().nullable(),
            house: z.object({ title: z.string(), href: z.string(), mark: image }),
            hours: z.array(z.string()),
            mapUrl: z.string(),
          }),
        ),
      }),
    ),
    contact: z
      .object({
        site: z.string().nullable(),
        clientService: z
          .object({ phone: z.string(), email: z.string(), hours: z.array(z.string()), languages: z.array(z.string()) })
          .nullable(),
        country: z.string(),
        repair: z.object({ text: z.string(), url: z.string().nullable() }).nullable(),
      })
      .nullable(),
    filters: z.array(filter),
  },
  namespaces: ['addresses', 'lists'],
};
