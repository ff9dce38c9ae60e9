import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import send from 'send';
import { log } from '../lib/platform/process/log.ts';
import { sendText } from './text-response.ts';

interface FileLocation {
  root: string;
  /** Relative to `root`. */
  name: string;
}

/** Sends a file from disk, whole or in ranges, which clients revalidate each time unless the caller says otherwise. If that fails, the client gets the status, and the log the reason. */
export const sendFile = (request: IncomingMessage, response: ServerResponse, { root, name }: FileLocation): void => {
  const ownHeaders = response.getHeaderNames();
  send(request, encodeURI(name), { root, index: false })
    .on(
      'error',
      ({ status = 500, message, headers }: Error & { status?: number; headers?: Record<string, string> }) => {
        if (status >= 500) log.error({ file: name, reason: message }, 'a file cannot be served');
        if (response.headersSent) return response.destroy();
        // Those of the file.
        for (const header of response.getHeaderNames()) if (!ownHeaders.includes(header)) response.removeHeader(header);
        response.removeHeader('Content-Encoding');
        sendText(response, { status, message: STATUS_CODES[status] ?? '', ...(headers && { headers }) });
      },
    )
    .pipe(response);
};
