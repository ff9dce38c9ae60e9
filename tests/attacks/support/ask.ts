import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { revalidateSecret, type Site } from './site';

/** A client address that no other request used, so that rate limits count it separately. */
export const visitor = (): string => ['10', randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

export type Headers = Record<string, string>;

export interface Request {
  /** The request target, sent as it is, even if malformed. */
  target: string;
  method?: string;
  headers?: Headers;
  body?: string;
  /** The client's address. By default, a new one for each request. */
  from?: string;
}

export interface Answer {
  /** Null if the connection was closed without a response. */
  status: number | null;
  /** With lowercase names. */
  headers: Headers;
  body: Buffer;
  /** Whether the body is as long as announced. */
  isWhole: boolean;
  ms: number;
}

type Place = Pick<Site, 'port'>;

/** A connection that ignores socket errors, since tests provoke them. */
export const open = ({ port }: Place): Socket => {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  return socket.on('error', () => undefined);
};

/** The raw bytes of a request. */
export const format = (
  { port }: Place,
  { target, method = 'GET', headers = {}, body = '', from = visitor() }: Request,
): string => {
  const all: Headers = {
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    'X-Forwarded-For': from,
    ...(body && { 'Content-Length': `${Buffer.byteLength(body)}`, 'Content-Type': 'application/json' }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

/** All data until the connection is closed or has been silent for too long. */
export const received = (socket: Socket, longestSilence = 60_000): Promise<Buffer> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('close', () => resolve(Buffer.concat(chunks)));
    socket.setTimeout(longestSilence, () => socket.destroy());
  });

/** The body of a chunked response; null if its end is missing. */
const dechunked = (rest: Buffer): Buffer | null => {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = rest.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(rest.toString('latin1', at, end), 16);
    if (Number.isNaN(size) || rest.length < end + 2 + size) return null;
    if (size === 0) return Buffer.concat(parts);
    parts.push(rest.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
};

/** Parses the raw bytes of a response. */
export const parseAnswer = (bytes: Buffer, method = 'GET'): Omit<Answer, 'ms'> => {
  const end = bytes.indexOf('\r\n\r\n');
  const [start = '', ...lines] = end < 0 ? [] : bytes.toString('latin1', 0, end).split('\r\n');
  const code = /^HTTP\/1\.1 (\d{3})/.exec(start)?.[1];
  if (!code) return { status: null, headers: {}, body: bytes, isWhole: false };
  const status = Number(code);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = bytes.subarray(end + 4);
  if (headers['transfer-encoding'] === 'chunked') {
    const body = method === 'HEAD' ? Buffer.alloc(0) : dechunked(rest);
    return { status, headers, body: body ?? rest, isWhole: body !== null };
  }
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const length = Number(headers['content-length'] ?? 0);
  return { status, headers, body: rest, isWhole: hasBody ? rest.length === length : rest.length === 0 };
};

/** Sends a request on its own connection and returns the response. */
export const ask = async (site: Place, request: Request): Promise<Answer> => {
  const bytes = format(site, request);
  const socket = open(site);
  const start = performance.now();
  socket.write(bytes);
  const answer = await received(socket);
  return { ...parseAnswer(answer, request.method), ms: performance.now() - start };
};

export const get = (site: Place, target: string, headers: Headers = {}): Promise<Answer> =>
  ask(site, { target, headers });

export const post = (site: Place, target: string, body: unknown, headers: Headers = {}): Promise<Answer> =>
  ask(site, { method: 'POST', target, body: JSON.stringify(body), headers });

export const jsonOf = <T>({ body }: Answer): T => JSON.parse(body.toString('utf8')) as T;

/** Makes the server read changed content, as the CMS does. */
export const revalidate = (site: Place): Promise<Answer> =>
  ask(site, {
    method: 'POST',
    target: '/api/revalidate/',
    headers: { Authorization: `Bearer ${revalidateSecret}`, 'Content-Length': '0' },
  });
