import { z } from 'zod';
import { image } from './field-types';

const text = z.string().trim().min(1);
const phone = z.string().regex(/^\+[0-9 ]+$/, 'must be a number like +33 1 00 00 14 62');
const openingHours = z
  .array(
    z
      .string()
      .regex(
        /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d\d:\d\d-\d\d:\d\d$/,
        'must be like “Mo-Sa 10:00-19:00”',
      ),
  )
  .default([]);

export const addressKinds = ['shop', 'workshop', 'estate', 'distillery', 'hotel'] as const;
export type AddressKind = (typeof addressKinds)[number];

/**
 * Where a house receives visitors. `name` is that of the place, `street` has its lines, `localStreet` the whole address
 * in the Chinese characters of its country, and `openingHours` are in schema.org's form. Editors write `city` as a key of the cities in the settings; elsewhere it is a name.
 */
export const houseAddress = z.strictObject({
  kind: z.enum(addressKinds),
  name: text.optional(),
  street: z.array(text).min(1),
  localStreet: z.array(text).min(1).optional(),
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capitals'),
  phone,
  openingHours,
  byAppointment: z.boolean().default(false),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type HouseAddress = z.infer<typeof houseAddress>;

/** The client service of a house. `languages` are BCP 47 tags; the hours are in the time of the house's country. */
export const clientService = z.strictObject({
  phone,
  email: z.email(),
  openingHours,
  languages: z.array(z.string().min(2)).default([]),
});

/** How customers reach a house: its own website, addresses, client service and repair. */
export interface HouseContact {
  site: string | null;
  addresses: HouseAddress[];
  clientService: z.infer<typeof clientService> | null;
  repair: { text: string; url: string | null } | null;
}

/**
 * The facts of a house. `founded` is a year, and `since` the same as a text; `country` is an ISO 3166 two-letter code;
 * `place` is the formatted city and country; `mark` is its logo.
 */
export const houseDetails = z.object({
  founded: z.number().int(),
  since: z.string(),
  city: z.string(),
  country: z.string(),
  place: z.string(),
  mark: image,
});
export type HouseDetails = z.infer<typeof houseDetails>;
