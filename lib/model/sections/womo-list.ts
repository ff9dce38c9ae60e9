import { personCard } from '../card';
import type { FieldTypes } from '../field-types';
import { listContent, listData } from './fields';

/** A list of the women and men of the group. */
export const womoList = {
  content: (fieldTypes: FieldTypes) => listContent(fieldTypes, 12),
  data: listData(personCard),
  pagedNamespaces: ['lists'],
};
