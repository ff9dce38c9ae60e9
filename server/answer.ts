import type { ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** The answer to other methods where there is only something to read. */
export const readOnly: Answer = { status: 405, message: 'Use GET or HEAD.', headers: { Allow: 'GET, HEAD' } };

/** Sends a plain-text response of one line, for requests that no page answers. */
export const answer = (response: ServerResponse, { status, message, headers }: Answer): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(message && `${message}\n`);
};
