import type { ArticleCard as ArticleCardModel } from '@/lib/model/card';
import { MetadataLine } from '../ui/MetadataLine';
import { Card } from './Card';

interface ArticleCardProps {
  article: ArticleCardModel;
  level: 2 | 3;
  sizes?: string;
}

/** The card of an article in a list, with its date and category. */
export function ArticleCard({ article, ...options }: ArticleCardProps) {
  const { date, category } = article;
  const meta = (
    <MetadataLine>
      <time dateTime={date.iso}>{date.text}</time>
      {category}
    </MetadataLine>
  );
  return <Card {...article} {...options} meta={meta} />;
}
