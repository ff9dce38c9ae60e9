import { loadServerStrings } from '../../i18n/load-strings';
import { type DocumentType, documentTypes } from '../../model/finance';
import type { Filter } from '../../model/list';
import { orNull } from '../../platform/http/or-null';
import { publications } from '../../upstreams/publications';
import { searchDocuments } from '../finance/documents';
import { buildNewestFirstQuery } from '../pages/lists';
import {
  buildFilter,
  buildListData,
  getFacetValue,
  getListQuery,
  getYear,
  type SectionContext,
  type SectionLoader,
  toYearOptions,
} from './context';

/** The years and the types of the documents that a list may show. */
const loadFilters = async ({ edition, listQuery }: SectionContext, types: DocumentType[]): Promise<Filter[]> => {
  const [t, published] = await Promise.all([
    loadServerStrings(edition.locale, 'documents'),
    publications.documents(edition.locale),
  ]);
  const documents = published.documents.filter(({ type }) => types.length === 0 || types.includes(type));
  const presentTypes = documentTypes.filter((type) => documents.some((document) => document.type === type));
  return [
    buildFilter(listQuery, 'year', toYearOptions(documents.map(({ date }) => date.slice(0, 4)))),
    buildFilter(
      listQuery,
      'type',
      presentTypes.map((type) => ({ key: type, label: t(`type-${type}`) })),
    ),
  ];
};

export const documentsList: SectionLoader<'documents-list'> = {
  load: async (content, context) => {
    const { types, pageSize, paginated } = content;
    const { edition } = context;
    const listQuery = getListQuery(content, context);
    const allowedTypes = types.length > 0 ? types : documentTypes;
    const type = allowedTypes.find((one) => one === getFacetValue(listQuery, 'type'));
    const query = {
      ...buildNewestFirstQuery(edition.locale, pageSize),
      year: getYear(listQuery),
      types: type ? [type] : types,
      page: listQuery.page,
    };
    const pendingResults = searchDocuments(edition, query);
    const results = paginated ? await pendingResults : await orNull(pendingResults, 'load documents');
    return buildListData(content, context, { ...(results ?? { items: [], nbPages: 0, nbHits: 0 }), query }, () =>
      loadFilters(context, types),
    );
  },
};
