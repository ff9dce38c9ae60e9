import { HighlightCard } from '@/components/cards/HighlightCard';
import { CardList } from '@/components/lists/CardList';
import { Mosaic } from '@/components/ui/Cards';
import type { Section as SectionModel } from '@/lib/model/section';

/** The houses' highlights: only the newest, or all of them with pagination and filters by category and house. */
export default function HighlightsList(section: SectionModel<'highlights-list'>) {
  return (
    <CardList section={section} endpoint="highlights-articles-search-content" as={Mosaic}>
      {(highlight, level) => <HighlightCard highlight={highlight} level={level} />}
    </CardList>
  );
}
