import { z } from 'zod';
import { image } from './leaf';

/** A page as other pages show it. */
export const pageCard = z.object({ title: z.string(), text: z.string(), href: z.string(), image: image.nullable() });
export type PageCard = z.infer<typeof pageCard>;

/** `date` is an ISO date; `category` is the visitor's word for it. */
export const articleCard = pageCard.extend({ date: z.iso.date(), category: z.string() });
export type ArticleCard = z.infer<typeof articleCard>;

/** `founded` is a year; `country` is an ISO 3166 code of two letters. */
export const houseCard = pageCard.extend({ founded: z.number().int(), city: z.string(), country: z.string() });
export type HouseCard = z.infer<typeof houseCard>;
