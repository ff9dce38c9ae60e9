/** A call that failed. `response` is the refusal; there is none where no answer came, or one that is no JSON. */
export class RequestError extends Error {
  constructor(readonly response?: Response) {
    super();
  }
}

interface Call {
  /** What is posted, as JSON; without it, the call is a GET. */
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the site. Rejects with a `RequestError` and nothing else, also where the call is aborted. */
export const request = async (url: string, { body, headers, signal }: Call = {}): Promise<Response> => {
  const response = await fetch(url, {
    method: body && 'POST',
    headers: body && { 'Content-Type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
    signal,
  }).catch(() => undefined);
  if (!response?.ok) throw new RequestError(response);
  return response;
};

/** The JSON of an answer; one whose `success` is false is a failure. Rejects as `request` does. */
export const requestJson = async <T>(url: string, call?: Call): Promise<T> => {
  const response = await request(url, call);
  const answer = await response.json().catch(() => null);
  if (!answer || answer.success === false) throw new RequestError();
  return answer;
};
