import { z } from 'zod';
import { type FieldTypes, link } from '../field-types';
import { houseDetails } from '../house';
import { formattedDate } from '../values';
import { figure, optionalLink, text } from './fields';

export const hero = {
  content: (fieldTypes: FieldTypes) => ({
    slides: z
      .array(
        z.strictObject({
          eyebrow: text.optional(),
          title: text,
          text: text.optional(),
          /** Without it, the texts are on the background of the page. */
          image: fieldTypes.image.optional(),
          /** An upright picture for upright windows. With it, the titles leave the end of `image` free. */
          imageMobile: fieldTypes.image.optional(),
          /** A silent film that begins with `image` and loops. */
          film: fieldTypes.film.optional(),
          /** A number that is the head of the page. */
          figure: figure.optional(),
          link: optionalLink(fieldTypes),
        }),
      )
      .min(1),
    /** Makes the picture half as high, as it always is before a list or a tool. */
    low: z.boolean().optional(),
  }),
  /** The day of an article, or the facts of a house and a link to its job offers; null on other pages. */
  data: { date: formattedDate.nullable(), house: houseDetails.nullable(), offers: link.nullable() },
};
