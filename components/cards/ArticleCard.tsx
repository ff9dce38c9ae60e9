import type { ArticleCard as ArticleCardModel } from '@/lib/model/card';
import { Facts } from '../ui/Facts';
import { Card } from './Card';

/** The card of an article in a list, with its date and category. */
export function ArticleCard({ article, level }: { article: ArticleCardModel; level: 2 | 3 }) {
  const { date, category } = article;
  const meta = (
    <Facts>
      <time dateTime={date.iso}>{date.text}</time>
      {category}
    </Facts>
  );
  return <Card {...article} level={level} meta={meta} />;
}
