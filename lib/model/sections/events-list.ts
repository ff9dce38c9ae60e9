import { groupEvent } from '../event';
import type { FieldTypes } from '../field-types';
import { listContent, listData } from './fields';

export const eventsList = {
  content: (fieldTypes: FieldTypes) => listContent(fieldTypes, 12),
  data: listData(groupEvent),
  namespaces: ['events', 'lists'],
};
