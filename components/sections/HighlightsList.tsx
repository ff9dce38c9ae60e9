import { HighlightCard } from '@/components/cards/HighlightCard';
import { PagedList } from '@/components/lists/PagedList';
import { ListFilters } from '@/components/ui/ListFilters';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { useContent } from '@/contexts/ContentContext';
import { chosenIn } from '@/lib/lists/filters';
import type { Section as SectionOf } from '@/lib/model/section';
import { Mosaic } from './Cards';
import { More, Section } from './Section';

/** What the houses are proud of: the newest, or all in pages by category and house. */
export function HighlightsList(section: SectionOf<'highlights-list'>) {
  const { anchor, title, intro, items, filters, pagination, pageSize, link } = section;
  const { locale } = useContent();
  const level = title ? 3 : 2;
  const [category, house] = [chosenIn(filters, 'category'), chosenIn(filters, 'house')];
  const query = { locale, pageSize, categories: category ? [category] : [], houses: house ? [house] : [] };
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <ListFilters filters={filters} />
      {pagination ? (
        <PagedList
          endpoint="highlights-articles-search-content"
          query={query}
          items={items}
          pagination={pagination}
          as={Mosaic}
          keyOf={({ href }) => href}
        >
          {(highlight) => <HighlightCard highlight={highlight} level={level} />}
        </PagedList>
      ) : (
        <Mosaic>
          {items.map((highlight) => (
            <li key={highlight.href}>
              <HighlightCard highlight={highlight} level={level} />
            </li>
          ))}
        </Mosaic>
      )}
      {link && (
        <More>
          <NavigationButton {...link} />
        </More>
      )}
    </Section>
  );
}
