import { readFileSync } from 'node:fs';
import type { UpstreamProblem } from '@/lib/platform/http/upstream-error';
import type { Answer } from '../attacks/support/ask';
import type { Call, Used } from './calls';

/** How long a call of each upstream may take, in ms: docs/audits/faults.md. */
const limits: Record<Used, number> = {
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
const tolerance = 250;
const page = { warm: 100, cold: 5000 };

const statuses: Record<UpstreamProblem, number> = { refused: 502, unavailable: 503, timeout: 504 };

/** The words of a page, without its markup: a page of the build has other styles than one rendered later. */
const wordsOf = (html: string): string => html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');

/** An answer without what changes from minute to minute. */
export const essence = ({ status, body, headers }: Answer): string => {
  const type = headers['content-type'] ?? '';
  const text = type.includes('html') ? wordsOf(body.toString()) : /json|csv/.test(type) ? body.toString() : '';
  return [status, type, text.replace(/\d[\d.,:]*/g, '0').replace(/\s+/g, ' ')].join('\n');
};

/** Whether a cache may keep an answer. */
const mayBeKept = ({ headers }: Answer): boolean => !/no-store/.test(headers['cache-control'] ?? '');

export const isSuccess = ({ status, isWhole }: Answer): boolean => status !== null && status < 300 && isWhole;

/** Whether an answer is the right one; of a form, which has no other, whether it is accepted. */
export const isRight = (answer: Answer, right: string | undefined): boolean =>
  right === undefined ? isSuccess(answer) : answer.isWhole && essence(answer) === right;

/** What is wrong with how long an answer took; null if nothing is. */
const lateness = ({ kind, uses }: Call, { ms }: Answer): string | null => {
  const most = {
    'warm page': page.warm,
    'cold page': page.cold,
    endpoint: Math.max(limits.cms, ...uses.map((name) => limits[name])) + tolerance,
  }[kind];
  return ms > most ? `${Math.round(ms)} ms` : null;
};

/** The error page of the build, in the language of cold pages. */
const errorPage = wordsOf(readFileSync('.next/server/pages/cn/500.html', 'utf8'));
const isErrorPage = ({ status, body }: Answer) => status === 500 && wordsOf(body.toString()) === errorPage;

const isDocumentedError = ({ status, body }: Answer, problem: UpstreamProblem | null) => {
  // While the circuit breaker is open, calls are not made.
  const expected = problem ? [statuses[problem], statuses.unavailable] : [];
  return status !== null && expected.includes(status) && JSON.parse(body.toString()).success === false;
};

/** Endpoints that are documented to answer with null, or without what is unavailable. */
const lenient = [
  'dashboard',
  'events',
  'finance-album',
  'recommendation-search-content',
  'search-suggestions',
  'share-price',
  'share-price-history',
  'sustainability-album',
  'youtube-playlist',
];

const mayBeIncomplete = ({ kind, name }: Call) => kind === 'cold page' || lenient.includes(name);

interface Circumstances {
  /** The right answer, if there is only one. */
  right: string | undefined;
  problem: UpstreamProblem | null;
}

/** What is wrong with an answer, however late it is; null if nothing is. */
const mistake = (call: Call, answer: Answer, { right, problem }: Circumstances): string | null => {
  if (isRight(answer, right)) return null;
  const { kind } = call;
  const { status, headers } = answer;
  if (problem === null && isSuccess(answer)) return null;
  if (kind === 'warm page') return status === 200 ? 'another page' : `${status}`;
  const isDocumented =
    (mayBeIncomplete(call) && isSuccess(answer)) ||
    (kind === 'cold page' ? isErrorPage(answer) : isDocumentedError(answer, problem));
  if (!isDocumented) return `${status}`;
  return mayBeKept(answer) ? `kept: ${headers['cache-control']}` : null;
};

/** What is wrong with an answer while upstreams fail; null if nothing is. */
export const problemOf = (call: Call, answer: Answer, circumstances: Circumstances): string | null =>
  mistake(call, answer, circumstances) ?? lateness(call, answer);
