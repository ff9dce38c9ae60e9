import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { revalidateSecret, type Site } from './site';

/** A client address that no other request used, so that rate limits count it separately. */
export const newVisitorIp = (): string => ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export type RawHeaders = Record<string, string>;

export interface RawRequest {
  /** The request target, sent as it is, even if malformed. */
  target: string;
  method?: string;
  headers?: RawHeaders;
  body?: string;
  /** The client's address. By default, a new one for each request. */
  from?: string;
}

export interface RawResponse {
  /** Null if the connection was closed without a response. */
  status: number | null;
  /** The headers by their names in lower case. */
  headers: RawHeaders;
  body: Buffer;
  /** Whether the body is as long as announced. */
  isComplete: boolean;
  ms: number;
}

type ServerAddress = Pick<Site, 'port'>;

/** Opens a connection that ignores socket errors, since tests provoke them. */
export const openSocket = ({ port }: ServerAddress): Socket => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  return socket.on('error', () => undefined);
};

/** The raw bytes of a request. */
export const formatRequest = (
  { port }: ServerAddress,
  { target, method = 'GET', headers = {}, body = '', from = newVisitorIp() }: RawRequest,
): string => {
  const allHeaders: RawHeaders = {
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    'X-Forwarded-For': from,
    ...(body && { 'Content-Length': `${Buffer.byteLength(body)}`, 'Content-Type': 'application/json' }),
    ...headers,
  };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

/** Resolves with all data until the connection is closed or has been silent for too long. */
export const readUntilClosed = (socket: Socket, maxSilenceMs = 60_000): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.setTimeout(maxSilenceMs, () => socket.destroy());
  });

/** The body of a chunked response; null if its end is missing. */
const decodeChunked = (rest: Buffer): Buffer | null => {
  const parts: Buffer[] = [];
  for (let offset = 0; ; ) {
    const end = rest.indexOf('\r\n', offset);
    const sizeBytes = end < 0 ? Number.NaN : Number.parseInt(rest.toString('latin1', offset, end), 16);
    if (Number.isNaN(sizeBytes) || rest.length < end + 2 + sizeBytes) return null;
    if (sizeBytes === 0) return Buffer.concat(parts);
    parts.push(rest.subarray(end + 2, end + 2 + sizeBytes));
    offset = end + 2 + sizeBytes + 2;
  }
};

/** Parses the raw bytes of a response. */
export const parseResponse = (bytes: Buffer, method = 'GET'): Omit<RawResponse, 'ms'> => {
  const end = bytes.indexOf('\r\n\r\n');
  const [start = '', ...lines] = end < 0 ? [] : bytes.toString('latin1', 0, end).split('\r\n');
  const code = /^HTTP\/1\.1 (\d{3})/.exec(start)?.[1];
  if (!code) return { status: null, headers: {}, body: bytes, isComplete: false };
  const status = Number(code);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = bytes.subarray(end + 4);
  if (headers['transfer-encoding'] === 'chunked') {
    const body = method === 'HEAD' ? Buffer.alloc(0) : decodeChunked(rest);
    return { status, headers, body: body ?? rest, isComplete: body !== null };
  }
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const lengthBytes = Number(headers['content-length'] ?? 0);
  return { status, headers, body: rest, isComplete: hasBody ? rest.length === lengthBytes : rest.length === 0 };
};

/** Sends a request on its own connection, and resolves with the response. */
export const sendRequest = async (site: ServerAddress, request: RawRequest): Promise<RawResponse> => {
  const bytes = formatRequest(site, request);
  const socket = openSocket(site);
  const start = performance.now();
  socket.write(bytes);
  const responseBytes = await readUntilClosed(socket);
  return { ...parseResponse(responseBytes, request.method), ms: performance.now() - start };
};

export const get = (site: ServerAddress, target: string, headers: RawHeaders = {}): Promise<RawResponse> =>
  sendRequest(site, { target, headers });

export const post = (
  site: ServerAddress,
  target: string,
  body: unknown,
  headers: RawHeaders = {},
): Promise<RawResponse> => sendRequest(site, { method: 'POST', target, body: JSON.stringify(body), headers });

export const parseJson = <T>({ body }: RawResponse): T => JSON.parse(body.toString('utf8')) as T;

/** Makes the server read changed content, as the CMS does. */
export const revalidate = (site: ServerAddress): Promise<RawResponse> =>
  sendRequest(site, {
    method: 'POST',
    target: '/api/revalidate/',
    headers: { Authorization: `Bearer ${revalidateSecret}`, 'Content-Length': '0' },
  });
