import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { log } from '../platform/process/log.ts';

interface SendError extends Error {
  status?: number;
  headers?: Record<string, string>;
}

/**
 * Sends a file from disk with `headers`: whole, a range of it, or 304 if the client has it. Clients revalidate it each
 * time, unless there is a Cache-Control. Returns null; or the status of the error if it cannot be sent, with the
 * response as it was before, except for the header that belongs to the error. If reading fails later, the connection is
 * closed, so that the client does not mistake a partial file for a complete one. Failures of the disk are logged.
 */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Record<string, string> = {},
): Promise<number | null> =>
  new Promise((resolve) => {
    const previousHeaders = response.getHeaders();
    response.once('close', () => resolve(null));
    send(request, encodeURI(path.basename(file)), { root: path.dirname(file), index: false, dotfiles: 'allow' })
      .on('headers', () => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      })
      .on('error', (error: SendError) => {
        const { status = 500 } = error;
        if (status >= 500) log.error({ event: 'files.sending_failed', file, err: error }, 'failed to send a file');
        if (response.headersSent) return response.destroy();
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        response.setHeaders(
          new Map(Object.entries({ ...previousHeaders, ...error.headers }) as [string, OutgoingHttpHeader][]),
        );
        resolve(status);
      })
      .pipe(response);
  });
