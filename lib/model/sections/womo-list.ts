import { personCard } from '../card';
import { listContent, listData } from './fields';

/** A list of the women and men of the group. */
export const womoList = {
  content: listContent(12),
  data: listData(personCard),
  pagedNamespaces: ['lists'],
};
