import { z } from 'zod';
import { image } from './field-types';
import { houseDetails } from './house';
import { formattedDate } from './values';

/** A page as other pages show it. */
export const pageCard = z.object({ title: z.string(), text: z.string(), href: z.string(), image: image.nullable() });
export type PageCard = z.infer<typeof pageCard>;

/** The card of an article; `category` is a label. */
export const articleCard = pageCard.extend({ date: formattedDate, category: z.string() });
export type ArticleCard = z.infer<typeof articleCard>;

export const houseCard = pageCard.extend(houseDetails.shape);
export type HouseCard = z.infer<typeof houseCard>;

/** A house in a grid of logos. Its picture appears on hover, so it needs no blurred preview. */
export const houseTile = z.object({
  href: z.string(),
  mark: image,
  image: image.omit({ blur: true }).nullable(),
});
export type HouseTile = z.infer<typeof houseTile>;

/** A highlight of a house or the group. */
export const highlightCard = articleCard.extend({ houses: z.string() });
export type HighlightCard = z.infer<typeof highlightCard>;

/** One of the women and men of the group; `house` and `country` are names. */
export const personCard = pageCard.extend({ job: z.string(), house: z.string(), country: z.string() });
export type PersonCard = z.infer<typeof personCard>;
