import type { ArticleCard as ArticleCardModel } from '@/lib/model/card';
import { MetadataLine } from '../ui/MetadataLine';
import { Card } from './Card';

/** The card of an article in a list, with its date and category. */
export function ArticleCard({ article, level }: { article: ArticleCardModel; level: 2 | 3 }) {
  const { date, category } = article;
  const meta = (
    <MetadataLine>
      <time dateTime={date.iso}>{date.text}</time>
      {category}
    </MetadataLine>
  );
  return <Card {...article} level={level} meta={meta} />;
}
