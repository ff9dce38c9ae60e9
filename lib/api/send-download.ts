import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { create as contentDisposition } from 'content-disposition';
import { ApiError } from './errors';
import { sendFile } from './send-file';

/** A file for a client. */
export interface OpenedFile {
  /** Where the file is on this server. */
  path: string;
  /** The name for the client. */
  name: string;
  /** Whether nobody else may get it. */
  isPrivate: boolean;
}

const send = async (
  { path, name, isPrivate }: OpenedFile,
  request: IncomingMessage,
  response: ServerResponse,
  disposition: 'attachment' | 'inline',
  headers: Record<string, string> = {},
): Promise<void> => {
  const status = await sendFile(request, response, path, {
    'Cache-Control': isPrivate ? 'private, no-store' : 'public, max-age=300, no-transform',
    'Content-Disposition': contentDisposition(name.normalize('NFC'), { type: disposition }),
    ...headers,
  });
  if (status !== null) throw new ApiError(status, `${STATUS_CODES[status]}.`);
};

/** Sends a file as a download. Throws an ApiError if it cannot be sent, such as 416 for an invalid range. */
export const sendDownload = (file: OpenedFile, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  send(file, request, response, 'attachment');

/** The browser's own viewer shows documents, and needs no permission for that. */
const documentHeaders = {
  'Content-Type': 'application/pdf',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
};

/** Sends a PDF file to show in the browser. Throws like `sendDownload`. */
export const sendDocument = (file: OpenedFile, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  send(file, request, response, 'inline', documentHeaders);
