import { sharedCalls } from '../../lib/api/shared-calls.ts';
import { locales } from '../../lib/i18n/locales.ts';
import { feedKeys, listKeys, pageKeys } from '../../lib/model/lists/list-query.ts';

const locale = `(?:${locales.join('|')})`;
/** Pages behind the links in emails, each for one person. */
const personalPages = '(?:job-alert|subscription)';

/**
 * The paths whose responses are the same for every visitor, with the query parameters on which these depend: pages and
 * their data, the files that pages generate, and the endpoints of `sharedCalls`. All other requests bypass the cache.
 */
const sharedPaths: readonly [path: RegExp, parameters: readonly string[]][] = [
  [new RegExp(`^(?:/${locale}/|/_next/data/[^/]+/${locale}\\.json)$`), pageKeys],
  [new RegExp(`^/${locale}/(?!${personalPages}/)[^.]*/$`), listKeys],
  [new RegExp(`^/_next/data/[^/]+/${locale}/(?!${personalPages}\\.json).+\\.json$`), listKeys],
  [new RegExp(`^/${locale}/offers\\.atom$`), feedKeys],
  [new RegExp(`^/${locale}/calendar\\.ics$`), ['event', 'day']],
  [
    new RegExp(
      `^(?:/${locale}/(?:news\\.atom|offers\\.xml|sitemap\\.xml)|/(?:sitemap|documents)\\.xml|/robots\\.txt)$`,
    ),
    [],
  ],
  ...Object.entries(sharedCalls).map(([name, { parameters }]): [RegExp, readonly string[]] => [
    new RegExp(`^/api/${name.replace('.', '\\.')}/$`),
    parameters,
  ]),
];

/** Reduces a query to the relevant parameters, sorted. */
const reduceQuery = (query: string, parameters: readonly string[]): string => {
  const params = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => parameters.includes(name)));
  params.sort();
  return params.size > 0 ? `?${params}` : '';
};

/** The query of a URL without the parameters on which its shared response depends. */
export const getOtherQuery = (url: string, sharedUrl: string): string => {
  const [query = '', sharedQuery = ''] = [url, sharedUrl].map((address) => address.replace(/^[^?]*/, ''));
  const params = new URLSearchParams(query);
  for (const name of new URLSearchParams(sharedQuery).keys()) params.delete(name);
  return `${params}`;
};

/** The URL under which the response to a URL is cached, the same for all of its spellings; null if it is not shared. */
export const toSharedUrl = (url: string): string | null => {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const parameters = sharedPaths.find(([pattern]) => pattern.test(path))?.[1];
  return parameters ? path + reduceQuery(query, parameters) : null;
};
