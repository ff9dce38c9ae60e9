import { setTimeout as wait } from 'node:timers/promises';
import { poll } from '../attacks/support/poll';
import { type RawResponse, sendRequest } from '../attacks/support/requests';
import type { Site } from '../attacks/support/site';
import type { Call } from './calls';

export type CallResult = readonly [Call, RawResponse];

/** A call that takes longer does not delay the next one. */
const slowMs = 1000;
const maxRecoveryMs = 35_000;

/** Sends each call after the response to the previous one, or a second, so that calls do not slow each other down. */
export const sendAll = async (site: Site, calls: readonly Call[]): Promise<CallResult[]> => {
  const results: Promise<CallResult>[] = [];
  for (const call of calls) {
    const result = sendRequest(site, call.request).then((response) => [call, response] as const);
    results.push(result);
    await Promise.race([result, wait(slowMs)]);
  }
  return Promise.all(results);
};

/** Sends calls one after the other. */
export const sendSequentially = async (site: Site, calls: readonly Call[]): Promise<CallResult[]> => {
  const results: CallResult[] = [];
  for (const call of calls) results.push([call, await sendRequest(site, call.request)]);
  return results;
};

/**
 * Requests each page three times. All responses get the shortest duration, since a busy machine delays some of them.
 */
export const visitPages = async (site: Site, pages: readonly Call[]): Promise<CallResult[]> => {
  const visits: CallResult[] = [];
  for (const page of pages) {
    const responses = (await sendSequentially(site, [page, page, page])).map(([, response]) => response);
    const ms = Math.min(...responses.map((response) => response.ms));
    visits.push(...responses.map((response) => [page, { ...response, ms }] as const));
  }
  return visits;
};

/** Repeats calls until all responses are right. Resolves with the calls that never were, and the time it took. */
export const sendUntilCorrect = async (
  site: Site,
  calls: readonly Call[],
  isCorrect: (result: CallResult) => boolean,
): Promise<{ wrongCalls: readonly Call[]; ms: number }> => {
  const start = performance.now();
  let wrongCalls = calls;
  await poll(
    async () => {
      wrongCalls = (await sendAll(site, wrongCalls)).filter((result) => !isCorrect(result)).map(([call]) => call);
      return wrongCalls.length === 0;
    },
    { timeoutMs: maxRecoveryMs, intervalMs: 1000 },
  );
  return { wrongCalls, ms: performance.now() - start };
};
