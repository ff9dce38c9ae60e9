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

export const toLabels = {
  page: (page: PageSummary): EntryLabels => {
    const { article, person, publishedAt } = page;
    return {
      kind: listKinds(page),
      year: [getYear(publishedAt)],
      ...(article && { category: [article.category], house: article.houses }),
      ...(person && {
        house: person.house ? [person.house] : [],
        jobFamily: [person.jobFamily],
        country: [person.country],
      }),
    };
  },

  /** Documents for investors belong to the category `finance`. */
  document: ({ type, date }: PublishedDocument): EntryLabels => ({
    kind: ['document'],
    category: ['finance'],
    type: [type],
    year: [getYear(date)],
  }),

  event: ({ startDate }: CmsEvent): EntryLabels => ({ kind: ['event'], year: [getYear(startDate)] }),
};
