import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import send from 'send';
import { log } from '../lib/platform/process/log.ts';
import { sendText } from './send-text.ts';

interface FileLocation {
  root: string;
  /** Relative to `root`. */
  name: string;
}

/**
 * Sends a file from disk, whole or in ranges. Clients revalidate it each time, unless the caller has set a
 * Cache-Control. If it cannot be sent, the client gets only the status, and the reason is logged.
 */
export const sendFile = (request: IncomingMessage, response: ServerResponse, { root, name }: FileLocation): void => {
  const ownHeaders = response.getHeaderNames();
  send(request, encodeURI(name), { root, index: false })
    .on(
      'error',
      ({ status = 500, message, headers }: Error & { status?: number; headers?: Record<string, string> }) => {
        if (status >= 500)
          log.error({ event: 'files.sending_failed', file: name, reason: message }, 'failed to send a file');
        if (response.headersSent) return response.destroy();
        // The headers that describe the file do not apply to the error.
        for (const header of response.getHeaderNames()) if (!ownHeaders.includes(header)) response.removeHeader(header);
        response.removeHeader('Content-Encoding');
        sendText(response, { status, message: STATUS_CODES[status] ?? '', ...(headers && { headers }) });
      },
    )
    .pipe(response);
};
