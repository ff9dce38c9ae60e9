import { useContent } from '@/contexts/ContentContext';
import { formatDate } from '@/lib/i18n/formats';
import type { ArticleCard as ArticleCardModel } from '@/lib/model/card';
import { Card } from './Card';

/** An article in a list: when and about what. */
export function ArticleCard({ article, level }: { article: ArticleCardModel; level: 2 | 3 }) {
  const { locale } = useContent();
  const meta = (
    <>
      <time dateTime={article.date}>{formatDate(locale, article.date)}</time> · {article.category}
    </>
  );
  return <Card {...article} level={level} meta={meta} />;
}
