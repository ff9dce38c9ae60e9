import { z } from 'zod';
import { findLocale, locales } from '../../../i18n/locales.ts';
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
  from: z.string().regex(/^\/[^\s?#]*[^\s?#/][^\s?#]*$/, 'must be a path, such as /old/page.html'),
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

/** The checks of a redirect that concern several fields. */
const checkFields = <T extends z.ZodType<z.infer<typeof redirectFields>>>(schema: T) =>
  schema
    .refine(hasTarget, { path: ['to'], error: 'must be given, unless the page is gone' })
    .refine(hasWildcards, { path: ['from'], error: 'has wildcards (*) only in a pattern, and one for each $1 to $9' })
    .refine(({ from }) => !/\*[^/]*\*/.test(from), { path: ['from'], error: 'has two wildcards in one segment' });

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
  exact: Map<string, string | null>;
  prefix: Map<string, string | null>;
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

/** The decoded segments of a path or address on this site. An alias of a locale becomes the locale. */
const splitPath = (path: string): string[] => {
  const [first, ...rest] = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
  return first === undefined ? [] : [findLocale(first) ?? first, ...rest];
};

const toKey = (segments: string[]): string => segments.join('/').toLowerCase();

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

/** The target of a path by one redirect; null if the path is gone, undefined if there is no redirect. */
const findStep = ({ exact, prefix, pattern }: RedirectTable, path: string): string | null | undefined => {
  const segments = splitPath(path);
  const key = toKey(segments);
  const target = exact.get(key);
  if (target !== undefined) return target;
  for (let length = segments.length; length > 0; length--) {
    const to = prefix.get(toKey(segments.slice(0, length)));
    if (to === null) return null;
    // A page that has moved below its former path is already where this redirect leads.
    if (to === undefined || `${key}/`.startsWith(`${toKey(splitPath(to))}/`)) continue;
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
 * Follows the redirects of a path to the last one, or to the first page that `isPage` knows. Undefined if there is none
 * or they do not end.
 */
const follow = (
  table: RedirectTable,
  path: string,
  isPage: (address: string) => boolean,
): string | null | undefined => {
  let target = findStep(table, path);
  for (let steps = 0; steps < maxSteps; steps++) {
    const next = target?.startsWith('/') && !isPage(target) ? findStep(table, target) : undefined;
    if (next === undefined) return target && withFinalSlash(target);
    target = next;
  }
};

/** The target of a path; null if there is no redirect. */
export const findRedirect = (
  table: RedirectTable,
  path: string,
  isPage: (address: string) => boolean,
): RedirectTarget | null => {
  const to = follow(table, path, isPage);
  return to === undefined ? null : { to };
};

/**
 * Builds the table of redirects. Chains of exact ones are flattened. A redirect from a path that has one already, and
 * the last one of a loop, are left out and reported.
 */
export const buildRedirectTable = (
  redirects: readonly ResolvedRedirect[],
  isPage: (address: string) => boolean,
  report: (redirect: ResolvedRedirect, problem: string) => void,
): RedirectTable => {
  const table: RedirectTable = { exact: new Map(), prefix: new Map(), pattern: new Map() };
  const accepted: ResolvedRedirect[] = [];
  for (const redirect of redirects) {
    const { from, match, to } = redirect;
    const key = toKey(splitPath(from));
    if (table[match].has(key)) {
      report(redirect, `${from} has another redirect`);
      continue;
    }
    if (match === 'pattern') table.pattern.set(key, { regExp: toRegExp(from), to });
    else table[match].set(key, to);
    accepted.push(redirect);
  }
  table.pattern = new Map([...table.pattern].sort(([a], [b]) => b.length - a.length));
  for (const redirect of accepted.toReversed()) {
    const { from, match } = redirect;
    const key = toKey(splitPath(from));
    const example = match === 'prefix' ? `${from}/x` : from.replace(wildcard, 'x');
    const target = follow(table, example, isPage);
    if (target === undefined && findStep(table, example) !== undefined) {
      report(redirect, `${from} leads back to itself`);
      table[match].delete(key);
    } else if (match === 'exact' && target !== undefined) table.exact.set(key, target);
  }
  return table;
};
