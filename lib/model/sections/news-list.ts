import { articleCard } from '../card';
import type { FieldTypes } from '../field-types';
import { listContent, listData, text } from './fields';

export const newsList = {
  content: (fieldTypes: FieldTypes) => ({ ...listContent(9)(fieldTypes), category: text.optional() }),
  data: listData(articleCard),
  pagedNamespaces: ['lists'],
};
