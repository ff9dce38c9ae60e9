import { HighlightCard } from '@/components/cards/HighlightCard';
import { CardList } from '@/components/lists/CardList';
import { Mosaic } from '@/components/ui/Cards';
import { useContent } from '@/contexts/ContentContext';
import { findChosenValue } from '@/lib/model/lists/filters';
import type { Section as SectionModel } from '@/lib/model/section';

/** The houses' highlights: only the newest, or all of them with pagination and filters by category and house. */
export default function HighlightsList(section: SectionModel<'highlights-list'>) {
  const { filters, pageSize } = section;
  const { locale } = useContent();
  const [category, house] = [findChosenValue(filters, 'category'), findChosenValue(filters, 'house')];
  const query = { locale, pageSize, categories: category ? [category] : [], houses: house ? [house] : [] };
  return (
    <CardList section={section} endpoint="highlights-articles-search-content" query={query} as={Mosaic}>
      {(highlight, level) => <HighlightCard highlight={highlight} level={level} />}
    </CardList>
  );
}
