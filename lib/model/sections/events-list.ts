import { groupEvent } from '../event';
import { listContent, listData } from './fields';

export const eventsList = {
  content: listContent(12),
  data: listData(groupEvent),
  namespaces: ['events', 'lists'],
};
