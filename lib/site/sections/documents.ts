import { serverStrings } from '../../i18n/load-strings';
import { type DocumentType, documentTypes } from '../../model/finance';
import type { Filter } from '../../model/list';
import { orNull } from '../../platform/http/or-null';
import { publications } from '../../upstreams/publications';
import { searchDocuments } from '../finance/documents';
import { newestFirst } from '../pages/lists';
import { filterOf, listData, oneOf, type SectionContext, shownList, yearOf, yearOptions } from './context';
import { type Definitions, ifPaginated } from './definition';

/** The years and the types of the documents that a list may show. */
const filtersOf = async ({ edition, list }: SectionContext, types: DocumentType[]): Promise<Filter[]> => {
  const [t, published] = await Promise.all([
    serverStrings(edition.locale, 'documents'),
    publications.documents(edition.locale),
  ]);
  const documents = published.documents.filter(({ type }) => types.length === 0 || types.includes(type));
  const present = documentTypes.filter((type) => documents.some((document) => document.type === type));
  return [
    filterOf(list, 'year', yearOptions(documents.map(({ date }) => date.slice(0, 4)))),
    filterOf(
      list,
      'type',
      present.map((type) => ({ key: type, label: t(`type-${type}`) })),
    ),
  ];
};

export const documentSections: Definitions<'documents-list'> = {
  'documents-list': {
    namespaces: ifPaginated('documents', 'lists'),
    hasFailed: () => false,
    load: async (content, context) => {
      const { types, pageSize, paginated } = content;
      const { edition } = context;
      const list = shownList(content, context);
      const offered = types.length > 0 ? types : documentTypes;
      const type = offered.find((one) => one === oneOf(list, 'type'));
      const searched = searchDocuments(edition, {
        ...newestFirst(edition.locale, pageSize),
        year: yearOf(list),
        types: type ? [type] : types,
        page: list.page,
      });
      const found = paginated ? await searched : await orNull(searched, 'documents are not shown');
      return listData(content, context, found ?? { items: [], nbPages: 0, nbHits: 0 }, () => filtersOf(context, types));
    },
  },
};
