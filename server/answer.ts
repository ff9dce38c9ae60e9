import type { ServerResponse } from 'node:http';

export interface Answer {
  status: number;
  message: string;
  headers?: Record<string, string>;
}

/** Answers with a line of text, where no page of the site does. */
export const answer = (response: ServerResponse, { status, message, headers }: Answer): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  response.end(message && `${message}\n`);
};
