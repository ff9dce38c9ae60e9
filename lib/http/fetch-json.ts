import { UpstreamError } from './upstream-error';

interface Options {
  /** The time for the whole call, a second attempt included. */
  timeoutMs: number;
  /** Whether a call that failed is made once more; unless said, only what reads is. */
  retry?: boolean;
}

const causeOf = (url: string, why: string, cause?: unknown) => new Error(`${new URL(url).host} ${why}`, { cause });

const attempt = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, init);
  const { status, ok } = response;
  if (ok) return response.json();
  await response.body?.cancel();
  const passing = status >= 500 || status === 429;
  throw new UpstreamError(passing ? 'unavailable' : 'refused', { cause: causeOf(url, `answered ${status}`) });
};

const toUpstreamError = (url: string, error: unknown): UpstreamError => {
  if (error instanceof UpstreamError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new UpstreamError('timeout', { cause: causeOf(url, 'did not answer in time') });
  if (error instanceof SyntaxError) return new UpstreamError('refused', { cause: causeOf(url, 'answered no JSON') });
  return new UpstreamError('unavailable', { cause: causeOf(url, 'could not be reached', error) });
};

/** The JSON that another system answers with: the one way out. Rejects with an UpstreamError and nothing else. */
export const fetchJson = async (url: string, init: RequestInit, { timeoutMs, retry }: Options): Promise<unknown> => {
  const again = retry ?? (init.method ?? 'GET') === 'GET';
  const signal = AbortSignal.timeout(timeoutMs);
  for (let attempts = again ? 2 : 1; ; attempts--) {
    try {
      return await attempt(url, { ...init, signal });
    } catch (error) {
      const failure = toUpstreamError(url, error);
      if (attempts === 1 || failure.problem !== 'unavailable') throw failure;
    }
  }
};
