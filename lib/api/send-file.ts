import type { IncomingMessage, ServerResponse } from 'node:http';
import { create as contentDisposition } from 'content-disposition';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { CmsFile } from '../upstreams/cms/contract';
import { ApiError } from './errors';
import { sendStream } from './send-stream';

const publicCaching = 'public, max-age=300, no-transform';

/** A file for a client. `isPrivate` says that nobody else may get it. */
export interface OpenedFile extends CmsFile {
  isPrivate: boolean;
}

const getVersion = ({ bytes, modifiedAt }: CmsFile) => ({
  etag: `"${bytes.toString(36)}-${modifiedAt.getTime().toString(36)}"`,
  'last-modified': modifiedAt.toUTCString(),
});

/** Parses the requested range of a file; undefined for the whole file. Several ranges count as the whole file. */
const parseRequestedRange = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  bytes: number,
  version: object,
) => {
  const condition = headers['if-range'];
  const isCurrentVersion = condition === undefined || Object.values(version).includes(condition);
  if (method !== 'GET' || headers.range === undefined || !isCurrentVersion) return undefined;
  const ranges = parseRange(bytes, headers.range, { combine: true });
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${bytes}`);
    throw new ApiError(416, `The file has ${bytes} bytes.`);
  }
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  return ranges[0];
};

/** Sends a file, a range of it, or 304 if the client has its current version. */
const send = async (
  file: OpenedFile,
  disposition: 'attachment' | 'inline',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { bytes, name, type } = file;
  const version = getVersion(file);
  const isFresh = fresh(request.headers, version);
  const range = isFresh ? undefined : parseRequestedRange(request, response, bytes, version);

  response.setHeader('ETag', version.etag);
  response.setHeader('Last-Modified', version['last-modified']);
  response.setHeader('Cache-Control', file.isPrivate ? 'private, no-store' : publicCaching);
  response.setHeader('Accept-Ranges', 'bytes');
  if (isFresh) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', contentDisposition(name.normalize('NFC'), { type: disposition }));
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : bytes);
  if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${bytes}`);
  response.statusCode = range ? 206 : 200;
  if (request.method === 'HEAD') response.end();
  else await sendStream(file.stream(range), response);
};

/** Sends a file as a download. Throws an ApiError with 416 for an invalid range. */
export const sendFile = (file: OpenedFile, request: IncomingMessage, response: ServerResponse): Promise<void> =>
  send(file, 'attachment', request, response);

/** The Content-Security-Policy of documents, which need no permission: the browser's own viewer shows them. */
const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Sends a PDF file to show in the browser. Throws an Error for other types, which could run scripts. */
export const sendDocument = (file: OpenedFile, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (file.type !== 'application/pdf') throw new Error(`${file.name} is not a PDF file.`);
  response.setHeader('Content-Security-Policy', documentPolicy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  return send(file, 'inline', request, response);
};
