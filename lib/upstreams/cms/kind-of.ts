import type { PageKind } from '../../model/tags';
import type { PageFacts } from './contract';

export const kindOf = ({ house, article, person }: Pick<PageFacts, 'house' | 'article' | 'person'>): PageKind =>
  house ? 'house' : article ? 'article' : person ? 'person' : 'page';
