import { z } from 'zod';
import { link } from '../field-types';
import { financeDocument } from '../finance';
import { photo } from '../media';
import { contactFields } from './fields';

export const pressKit = {
  content: () => ({}),
  /**
   * The documents and pictures of a release, the contact for its readers, and a link to the other contacts. `release` is
   * the address of the article as a PDF; null on other pages, and if the site has no font for its letters.
   */
  data: {
    documents: z.array(financeDocument),
    release: z.string().nullable(),
    photos: z.array(photo),
    contact: contactFields.nullable(),
    link: link.nullable(),
  },
  namespaces: ['press', 'albums'],
};
