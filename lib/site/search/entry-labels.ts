import type { Settings } from '../../model/settings';
import type { CmsEvent, PageSummary } from '../../upstreams/cms/contract';
import type { PublishedDocument } from '../../upstreams/publications/contract';

export type EntryKind = 'page' | 'news' | 'highlight' | 'person' | 'document' | 'event';

type Label = 'category' | 'year' | 'house' | 'jobFamily' | 'country' | 'type';

/** The filters of entries: the accepted values of each label. Labels without a filter accept any value. */
export type EntryFilters = Readonly<Partial<Record<Label, readonly string[]> & { kind: readonly EntryKind[] }>>;

/** The values of an entry for each label. */
export type EntryLabels = EntryFilters;

const getYear = (date: string) => date.slice(0, 4);

const listKinds = ({ article, person }: PageSummary): EntryKind[] => {
  if (person) return ['page', 'person'];
  if (!article) return ['page'];
  return article.isHighlight ? ['page', 'news', 'highlight'] : ['page', 'news'];
};

/** The categories of a place in the site: those of its page or, if it has none, of the nearest page above that has. */
export const listPlaceCategories = ({ categories }: Pick<Settings, 'categories'>, address: string): string[] => {
  const placesAbove = categories.flatMap(({ pageLink }) =>
    pageLink && address.startsWith(pageLink) ? [pageLink] : [],
  );
  const [nearest] = placesAbove.sort((a, b) => b.length - a.length);
  return categories.filter(({ pageLink }) => pageLink === nearest).map(({ key }) => key);
};

/** `category` has the categories of the entry's place in the site. An article also belongs to its own one. */
export const toLabels = {
  page: (page: PageSummary, category: readonly string[]): EntryLabels => {
    const { article, person, publishedAt } = page;
    return {
      kind: listKinds(page),
      category: article ? [...new Set([article.category, ...category])] : category,
      year: [getYear(publishedAt)],
      ...(article && { house: article.houses }),
      ...(person && {
        house: person.house ? [person.house] : [],
        jobFamily: [person.jobFamily],
        country: [person.country],
      }),
    };
  },

  document: ({ type, date }: PublishedDocument, category: readonly string[]): EntryLabels => ({
    kind: ['document'],
    category,
    type: [type],
    year: [getYear(date)],
  }),

  event: ({ startDate }: CmsEvent, category: readonly string[]): EntryLabels => ({
    kind: ['event'],
    category,
    year: [getYear(startDate)],
  }),
};
