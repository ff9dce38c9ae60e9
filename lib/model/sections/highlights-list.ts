import { highlightCard } from '../card';
import type { FieldTypes } from '../field-types';
import { listContent, listData } from './fields';

export const highlightsList = {
  content: (fieldTypes: FieldTypes) => listContent(fieldTypes, 10),
  data: listData(highlightCard),
  pagedNamespaces: ['lists'],
};
