import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { documentTypes, financeDocument } from '../finance';
import { listContent, listData } from './fields';

export const documentsList = {
  content: (fieldTypes: FieldTypes) => ({
    ...listContent(10)(fieldTypes),
    types: z.array(z.enum(documentTypes)).default([]),
  }),
  data: listData(financeDocument),
  pagedNamespaces: ['documents', 'lists'],
};
