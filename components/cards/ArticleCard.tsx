import type { ArticleCard as ArticleCardModel } from '@/lib/model/card';
import { Card } from './Card';

/** The card of an article in a list, with its date and category. */
export function ArticleCard({ article, level }: { article: ArticleCardModel; level: 2 | 3 }) {
  const { date, category } = article;
  const meta = (
    <>
      <time dateTime={date.iso}>{date.text}</time> · {category}
    </>
  );
  return <Card {...article} level={level} meta={meta} />;
}
