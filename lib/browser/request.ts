import type { Locale } from '@/lib/i18n/locales';
import type { JobResponse } from '@/lib/model/job';
import type { ListQuery } from '@/lib/model/lists/list-query';

/** A failed request. `response` is the server's error response; undefined if there was none, or no valid JSON. */
export class RequestError extends Error {
  constructor(readonly response?: Response) {
    super();
  }

  /** After how many seconds the server accepts requests of this network again; null unless there were too many. */
  get waitSeconds(): number | null {
    return this.response?.status === 429 ? Number(this.response.headers.get('Retry-After')) || null : null;
  }
}

interface RequestOptions {
  /** Posted as JSON; without it, the request is a GET. */
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Sends a request to the site. Rejects only with a `RequestError`, also if it is aborted. */
export const request = async (url: string, { body, headers, signal }: RequestOptions = {}): Promise<Response> => {
  const response = await fetch(url, {
    method: body && 'POST',
    headers: body && { 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
    signal,
  }).catch(() => undefined);
  if (!response?.ok) throw new RequestError(response);
  return response;
};

/** Requests JSON; `success: false` is a failure. Rejects like `request`. */
export const requestJson = async <T>(url: string, options?: RequestOptions): Promise<T> => {
  const response = await request(url, options);
  const json = await response.json().catch(() => null);
  if (!json || json.success === false) throw new RequestError();
  return json;
};

/** Requests a page of offers. Rejects if the request fails. */
export const requestJobs = (query: ListQuery, locale: Locale, signal: AbortSignal): Promise<JobResponse> =>
  requestJson('/api/job-offers/', { body: { ...query, locale }, signal });
