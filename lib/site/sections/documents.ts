import { loadServerStrings } from '../../i18n/load-strings';
import { type DocumentType, documentTypes } from '../../model/finance';
import type { Filter } from '../../model/list';
import { orNull } from '../../platform/http/or-null';
import { publications } from '../../upstreams/publications';
import { searchDocuments } from '../finance/documents';
import { newestFirstQuery } from '../pages/lists';
import {
  buildFilter,
  buildListData,
  getFacetValue,
  getVisibleList,
  getYear,
  type SectionContext,
  toYearOptions,
} from './context';
import { type Definitions, ifPaginated } from './definition';

/** The years and the types of the documents that a list may show. */
const loadFilters = async ({ edition, list }: SectionContext, types: DocumentType[]): Promise<Filter[]> => {
  const [t, published] = await Promise.all([
    loadServerStrings(edition.locale, 'documents'),
    publications.documents(edition.locale),
  ]);
  const documents = published.documents.filter(({ type }) => types.length === 0 || types.includes(type));
  const presentTypes = documentTypes.filter((type) => documents.some((document) => document.type === type));
  return [
    buildFilter(list, 'year', toYearOptions(documents.map(({ date }) => date.slice(0, 4)))),
    buildFilter(
      list,
      'type',
      presentTypes.map((type) => ({ key: type, label: t(`type-${type}`) })),
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
      const list = getVisibleList(content, context);
      const allowedTypes = types.length > 0 ? types : documentTypes;
      const type = allowedTypes.find((one) => one === getFacetValue(list, 'type'));
      const search = searchDocuments(edition, {
        ...newestFirstQuery(edition.locale, pageSize),
        year: getYear(list),
        types: type ? [type] : types,
        page: list.page,
      });
      const results = paginated ? await search : await orNull(search, 'load documents');
      return buildListData(content, context, results ?? { items: [], nbPages: 0, nbHits: 0 }, () =>
        loadFilters(context, types),
      );
    },
  },
};
