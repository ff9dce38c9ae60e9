import { z } from 'zod';
import { findLocale, isLocale, locales } from '../../../i18n/locales.ts';
import { toDefaultPath } from '../../../i18n/paths.ts';
import { env } from '../../../platform/env/index.ts';
import { addQuery } from '../../../shared/urls.ts';
import type { RedirectTarget } from '../contract.ts';

const wildcard = /\*/g;
const placeholder = /\$([1-9])/g;

const hasTarget = ({ to, gone }: { to?: string | undefined; gone: boolean }) => (to === undefined) === gone;

/** Whether every `$n` of a target stands for one of the wildcards, which only patterns have. */
const hasWildcards = ({ from, to = '', match }: { from: string; to?: string | undefined; match: string }) => {
  const wildcardCount = from.match(wildcard)?.length ?? 0;
  const numbers = [...to.matchAll(placeholder)].map(([, number]) => Number(number));
  return wildcardCount > 0 === (match === 'pattern') && numbers.every((number) => number <= wildcardCount);
};

const redirectFields = z.strictObject({
  from: z
    .string()
    .regex(/^\/[^\s?#/][^\s?#]*(\?[^\s#]+)?$/, 'must be a path, such as /old/page.html or /index.php?id=7'),
  to: z
    .string()
    .regex(
      /^(page:[a-z0-9-]+(#\S+)?|\/([^\s/]\S*)?|https:\/\/[^\s/?#$]+([/?#]\S*)?)$/,
      'must be page:<id>, a path or an https address',
    )
    .optional(),
  match: z.enum(['exact', 'prefix', 'pattern']).default('exact'),
  gone: z.boolean().default(false),
});

/**
 * Whether the query of an old address can count: in an exact redirect, and not from an address of a page, whose response
 * is the same for all queries.
 */
const hasUsableQuery = ({ from, match }: { from: string; match: string }) => {
  const [path = '', query] = from.split('?');
  return query === undefined || (match === 'exact' && (path.includes('.') || !isLocale(splitPath(path)[0])));
};

/** The checks of a redirect that concern several fields. */
const checkFields = <T extends z.ZodType<z.infer<typeof redirectFields>>>(schema: T) =>
  schema
    .refine(hasTarget, { path: ['to'], error: 'must be given, unless the page is gone' })
    .refine(hasWildcards, { path: ['from'], error: 'has wildcards (*) only in a pattern, and one for each $1 to $9' })
    .refine(({ from }) => !/\*[^/]*\*/.test(from), { path: ['from'], error: 'has two wildcards in one segment' })
    .refine(hasUsableQuery, {
      path: ['from'],
      error:
        'may have a query only in an exact redirect, outside the languages or from a file such as /en/index.php?id=7',
    });

/** The schema of a redirect in Strapi, where the language of the entry is the locale. */
export const storedRedirect = checkFields(redirectFields);

/** The schema of a redirect in `redirects.yaml`. */
export const fileRedirect = checkFields(redirectFields.extend({ locale: z.enum(locales).optional() })).refine(
  ({ to, locale }) => !locale || to?.startsWith('page:'),
  { path: ['locale'], error: 'is only for a page' },
);

export type Redirect = z.infer<typeof redirectFields>;

/** A redirect whose target is an address; `file` and `field` say in messages where it is written. */
export interface ResolvedRedirect {
  file: string;
  field: string;
  from: string;
  match: Redirect['match'];
  /** Null if the page is gone. */
  to: string | null;
}

/** Redirects by the key of their path. Of several patterns, the longest applies. */
export interface RedirectTable {
  /** Those from one path differ in the query parameters that they require. The ones with the most come first. */
  exact: Map<string, { parameters: [name: string, value: string][]; to: string | null }[]>;
  prefix: Map<string, string | null>;
  /** The number of segments of the longest prefix. */
  prefixDepth: number;
  pattern: Map<string, { regExp: RegExp; to: string | null }>;
}

const maxSteps = 50;

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The decoded segments of a path or address on this site. An alias of a locale becomes the locale, and letters are
 * composed, as in the content.
 */
const splitPath = (path: string): string[] => {
  const [first, ...rest] = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => decode(segment).normalize('NFC'));
  return first === undefined ? [] : [findLocale(first) ?? first, ...rest];
};

const toKey = (segments: string[]): string => segments.join('/').toLowerCase();

const parseQuery = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);

/** The locale and the path below it of an address on this site. */
export const parseAddress = (address: string): { locale: string; path: string } => {
  const [locale = '', ...rest] = splitPath(address);
  return { locale, path: rest.join('/') };
};

const encodeSegments = (segments: string[]): string => segments.map(encodeURIComponent).join('/');

/** The part of a path that a wildcard stands for. It has no empty segments, so that `//` cannot lead to another host. */
const encodeCapture = (capture = ''): string => encodeSegments(capture.split('/').filter(Boolean));

/** Adds the slash with which addresses of pages end, so that Next does not redirect again. */
const withFinalSlash = (to: string): string => to.replace(/^(\/(?:[^?#]*\/)?[^/.?#]+)(?=$|[?#])/, '$1/');

const toRegExp = (from: string): RegExp => {
  const segments = splitPath(from);
  const sources = segments.map((segment, index) =>
    segment === '*' && index === segments.length - 1 ? '(.+)' : segment.split('*').map(RegExp.escape).join('([^/]+)'),
  );
  return new RegExp(`^${sources.join('/')}$`, 'i');
};

/** The target of an address by its path alone, from a redirect of a prefix or a pattern. */
const findBroadTarget = ({ prefix, prefixDepth, pattern }: RedirectTable, segments: string[]) => {
  for (let length = Math.min(segments.length, prefixDepth); length > 0; length--) {
    const to = prefix.get(toKey(segments.slice(0, length)));
    if (to === null) return null;
    // A page that has moved below its former path is already where this redirect leads.
    if (to === undefined || `${toKey(segments)}/`.startsWith(`${toKey(splitPath(to))}/`)) continue;
    const rest = segments.slice(length);
    return rest.length === 0 ? to : `${to.replace(/\/?([?#].*)?$/, '/')}${encodeSegments(rest)}`;
  }
  for (const { regExp, to } of pattern.values()) {
    const groups = regExp.exec(segments.join('/'));
    if (!groups) continue;
    return to === null ? null : to.replace(placeholder, (_, number) => encodeCapture(groups[number]));
  }
};

/**
 * The target of an address by one redirect, with the parameters of its query that the redirect does not require; null if
 * the page is gone, undefined if there is no redirect.
 */
const findStep = (table: RedirectTable, address: string): string | null | undefined => {
  const segments = splitPath(address);
  const query = parseQuery(address);
  const exact = table.exact
    .get(toKey(segments))
    ?.find(({ parameters }) => parameters.every(([name, value]) => query.has(name, value)));
  for (const [name, value] of exact?.parameters ?? []) query.delete(name, value);
  const to = exact ? exact.to : findBroadTarget(table, segments);
  return to && addQuery(to, `${query}`);
};

/**
 * Follows the redirects of an address to the last one, or to the first page that `isPage` knows. An address without a
 * locale leads on to the default locale, as it does for visitors. Undefined if there is none or they do not end.
 */
const follow = (
  table: RedirectTable,
  address: string,
  isPage: (address: string) => boolean,
): string | null | undefined => {
  let target = findStep(table, address);
  for (let steps = 0; steps < maxSteps; steps++) {
    const next = target?.startsWith('/') && !isPage(target) ? (findStep(table, target) ?? toDefaultPath(target)) : null;
    if (!next) return target && withFinalSlash(target);
    target = next;
  }
};

/** The target of an address with its query; null if there is no redirect. */
export const findRedirect = (
  table: RedirectTable,
  address: string,
  isPage: (address: string) => boolean,
): RedirectTarget | null => {
  const to = follow(table, address, isPage);
  return to === undefined ? null : { to };
};

/** An address on the site as a path; other addresses are unchanged. */
const stripOwnOrigin = (to: string): string => {
  const url = URL.parse(to);
  return url?.host === new URL(env.SITE_URL).host ? url.pathname + url.search + url.hash : to;
};

/**
 * Builds the table of redirects. A redirect from an address that has one already, and the last one of a loop, are left
 * out and reported.
 */
export const buildRedirectTable = (
  redirects: readonly ResolvedRedirect[],
  isPage: (address: string) => boolean,
  report: (redirect: ResolvedRedirect, problem: string) => void,
): RedirectTable => {
  const table: RedirectTable = { exact: new Map(), prefix: new Map(), prefixDepth: 0, pattern: new Map() };
  const addresses = new Set<string>();
  const accepted: ResolvedRedirect[] = [];
  for (const redirect of redirects) {
    const { from, match } = redirect;
    const to = redirect.to && stripOwnOrigin(redirect.to);
    const segments = splitPath(from);
    const key = toKey(segments);
    const parameters = [...parseQuery(from)].sort(([a], [b]) => a.localeCompare(b));
    const address = JSON.stringify([match, key, parameters]);
    if (addresses.has(address)) {
      report(redirect, `${from} has another redirect`);
      continue;
    }
    addresses.add(address);
    accepted.push(redirect);
    if (match === 'pattern') table.pattern.set(key, { regExp: toRegExp(from), to });
    else if (match === 'prefix') {
      table.prefix.set(key, to);
      table.prefixDepth = Math.max(table.prefixDepth, segments.length);
    } else {
      const rows = [...(table.exact.get(key) ?? []), { parameters, to }];
      table.exact.set(
        key,
        rows.sort((a, b) => b.parameters.length - a.parameters.length),
      );
    }
  }
  table.pattern = new Map([...table.pattern].sort(([a], [b]) => b.length - a.length));
  for (const redirect of accepted.toReversed()) {
    const { from, match } = redirect;
    const example = match === 'prefix' ? `${from}/x` : from.replace(wildcard, 'x');
    if (follow(table, example, isPage) !== undefined || findStep(table, example) === undefined) continue;
    report(redirect, `${from} leads back to itself`);
    table[match].delete(toKey(splitPath(from)));
  }
  return table;
};

/** Adds redirects from former addresses of pages to the current ones, except from those that have a redirect. */
export const addMoves = ({ exact }: RedirectTable, moves: readonly [from: string, to: string][]): void => {
  for (const [from, to] of moves) {
    const key = toKey(splitPath(from));
    if (!exact.has(key)) exact.set(key, [{ parameters: [], to }]);
  }
};
