import { highlightCard } from '../card';
import { listContent, listData } from './fields';

export const highlightsList = {
  content: listContent(10),
  data: listData(highlightCard),
  pagedNamespaces: ['lists'],
};
