import type { CmsEvent, PageFacts } from '../../cms/contract';
import type { PublishedDocument } from '../../publications/contract';

export type EntryKind = 'page' | 'news' | 'highlight' | 'person' | 'document' | 'event';

type Label = 'category' | 'year' | 'house' | 'jobFamily' | 'country' | 'type';

/** What entries are filtered by: the values that are wanted of each label, any where there are none. */
export type EntryFilters = Readonly<Partial<Record<Label, readonly string[]> & { kind: readonly EntryKind[] }>>;

/** What an entry has of each label. */
export type EntryLabels = EntryFilters;

const yearOf = (date: string) => date.slice(0, 4);

const kindsOf = ({ article, person }: PageFacts): EntryKind[] => {
  if (person) return ['page', 'person'];
  if (!article) return ['page'];
  return article.isHighlight ? ['page', 'news', 'highlight'] : ['page', 'news'];
};

export const labelsOf = {
  page: (page: PageFacts): EntryLabels => {
    const { article, person, publishedAt } = page;
    return {
      kind: kindsOf(page),
      year: [yearOf(publishedAt)],
      ...(article && { category: [article.category], house: article.houses }),
      ...(person && {
        house: person.house ? [person.house] : [],
        jobFamily: [person.jobFamily],
        country: [person.country],
      }),
    };
  },

  /** Documents for investors are in the category of finance. */
  document: ({ type, date }: PublishedDocument): EntryLabels => ({
    kind: ['document'],
    category: ['finance'],
    type: [type],
    year: [yearOf(date)],
  }),

  event: ({ startDate }: CmsEvent): EntryLabels => ({ kind: ['event'], year: [yearOf(startDate)] }),
};
