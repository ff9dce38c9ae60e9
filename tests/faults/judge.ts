import { readFileSync } from 'node:fs';
import type { UpstreamProblem } from '@/lib/platform/http/upstream-error';
import type { RawResponse } from '../attacks/support/requests';
import type { Call, Dependency } from './calls';

/** How long a call of each upstream may take, as in docs/audits/faults.md. */
const limitsMs: Record<Dependency, number> = {
  captcha: 2000,
  cms: 3000,
  files: 50_000,
  finance: 4000,
  jobs: 10_000,
  mailing: 30_000,
  media: 4000,
  'offer files': 10_500,
  publications: 2000,
  search: 2000,
};
const toleranceMs = 250;
const pageLimitsMs = { warm: 100, cold: 5000 };

const statuses: Record<UpstreamProblem, number> = { refused: 502, unavailable: 503, timeout: 504 };

/** The text of a page without its markup, since the styles of a page depend on whether it was rendered in the build. */
const getPageText = (html: string): string =>
  html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');

/** A text that represents a response, without the parts that change from minute to minute. */
export const toStableText = ({ status, body, headers }: RawResponse): string => {
  const type = headers['content-type'] ?? '';
  const text = type.includes('html') ? getPageText(body.toString()) : /json|csv/.test(type) ? body.toString() : '';
  return [status, type, text.replace(/\d[\d.,:]*/g, '0').replace(/\s+/g, ' ')].join('\n');
};

/** Whether a cache may store a response. */
const isCacheable = ({ headers }: RawResponse): boolean => !/no-store/.test(headers['cache-control'] ?? '');

export const isSuccess = ({ status, isComplete }: RawResponse): boolean =>
  status !== null && status < 300 && isComplete;

/** Whether a response is the expected one. A form has no expected response: it must be accepted. */
export const isCorrect = (response: RawResponse, expected: string | undefined): boolean =>
  expected === undefined ? isSuccess(response) : response.isComplete && toStableText(response) === expected;

/** The duration of a response that took too long; null if it was in time. */
const checkDuration = ({ kind, dependencies }: Call, { ms }: RawResponse): string | null => {
  const limitMs = {
    'warm page': pageLimitsMs.warm,
    'cold page': pageLimitsMs.cold + toleranceMs,
    endpoint: Math.max(limitsMs.cms, ...dependencies.map((name) => limitsMs[name])) + toleranceMs,
  }[kind];
  return ms > limitMs ? `${Math.round(ms)} ms` : null;
};

/** The error page of the build, in the language of cold pages. */
const errorPage = getPageText(readFileSync('.next/server/pages/cn/500.html', 'utf8'));
const isErrorPage = ({ status, body }: RawResponse) => status === 500 && getPageText(body.toString()) === errorPage;

/** Whether a response is the error that is documented for a problem of an upstream. */
const isDocumentedError = ({ status, body }: RawResponse, problem: UpstreamProblem | null) => {
  // While the circuit breaker is open, calls are not made.
  const expected = problem ? [statuses[problem], statuses.unavailable] : [];
  return status !== null && expected.includes(status) && JSON.parse(body.toString()).success === false;
};

/** The endpoints that are documented to respond with null, or without the parts that are unavailable. */
const lenientEndpoints = [
  'dashboard',
  'events',
  'finance-album',
  'press-album',
  'recommendation-search-content',
  'search-suggestions',
  'share-price',
  'share-price-history',
  'sustainability-album',
  'youtube-playlist',
];

const canBeIncomplete = ({ kind, name }: Call) => kind === 'cold page' || lenientEndpoints.includes(name);

interface Expectation {
  /** The text of the right response; undefined for forms. */
  expected: string | undefined;
  expectedProblem: UpstreamProblem | null;
}

/** The problem of a response, however late it is; null if there is none. */
const findError = (call: Call, response: RawResponse, { expected, expectedProblem }: Expectation): string | null => {
  if (isCorrect(response, expected)) return null;
  const { kind } = call;
  const { status, headers } = response;
  if (expectedProblem === null && isSuccess(response)) return null;
  if (kind === 'warm page') return status === 200 ? 'another page' : `${status}`;
  const isDocumented =
    (canBeIncomplete(call) && isSuccess(response)) ||
    (kind === 'cold page' ? isErrorPage(response) : isDocumentedError(response, expectedProblem));
  if (!isDocumented) return `${status}`;
  return isCacheable(response) ? `cacheable: ${headers['cache-control']}` : null;
};

/** The problem of a response while upstreams fail; null if there is none. */
export const findProblem = (call: Call, response: RawResponse, expectation: Expectation): string | null =>
  findError(call, response, expectation) ?? checkDuration(call, response);
