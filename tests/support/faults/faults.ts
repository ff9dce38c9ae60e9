import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setInterval as every } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { UpstreamProblem } from '@/lib/platform/http/upstream-error';

/**
 * A fault that prevents a connection, so that no request is sent. It is unrelated to the problem `refused` of a
 * response.
 */
type ConnectionFault = 'refused' | 'not found' | 'wrong certificate';

export interface Fault {
  /** The problem that the upstream's client reports; null if it can use the responses. */
  problem: UpstreamProblem | null;
  connection?: ConnectionFault;
  /** Responds to a request in place of the upstream. */
  respond?: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Changes the body of the upstream's response. */
  changeBody?: (body: string) => string;
}

const json = { 'Content-Type': 'application/json' };
const megabyte = 1024 ** 2;
const dayMs = 86_400_000;

const respondWith =
  (status: number, headers: Record<string, string>, body: string): Fault['respond'] =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const respondSlowly: Fault['respond'] = async (_, response) => {
  response.writeHead(200, json).write('{"value":"');
  for await (const _second of every(1000)) if (response.destroyed || !response.write('a')) return;
};

/** Sends a chunk `times` times, as fast as the client reads it, or until the client disconnects. */
const respondRepeatedly =
  (headers: Record<string, string>, chunk: Buffer, times: number): Fault['respond'] =>
  async (_, response) => {
    response.writeHead(200, { ...json, ...headers });
    const closed = once(response, 'close');
    for (let sent = 0; sent < times && !response.destroyed; sent++)
      if (!response.write(chunk)) await Promise.race([once(response, 'drain'), closed]);
    response.end();
  };

const respondPartially: Fault['respond'] = (_, response) => {
  response.writeHead(200, { ...json, 'Content-Length': '1000' });
  response.write('{"value":', () => response.destroy());
};

const megabyteOfSpaces = Buffer.alloc(megabyte, ' ');

const dateTime = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const addOneDay = (text: string) => new Date(Date.parse(text) + dayMs).toISOString();

/**
 * The faults of an upstream, by name. `canaryUrl` is an address inside the network, to which the site must never send a
 * request.
 */
export const buildFaults = (canaryUrl: string): Record<string, Fault> => ({
  'connection refused': { problem: 'unavailable', connection: 'refused' },
  reset: { problem: 'unavailable', respond: ({ socket }) => socket.destroy() },
  'DNS failure': { problem: 'unavailable', connection: 'not found' },
  'wrong certificate': { problem: 'unavailable', connection: 'wrong certificate' },
  'no response': { problem: 'timeout', respond: () => undefined },
  '1 byte a second': { problem: 'timeout', respond: respondSlowly },
  '500': { problem: 'unavailable', respond: respondWith(500, json, '{}') },
  '429': { problem: 'unavailable', respond: respondWith(429, { ...json, 'Retry-After': '60' }, '{}') },
  '404': { problem: 'refused', respond: respondWith(404, json, '{}') },
  'malformed JSON': { problem: 'refused', respond: respondWith(200, json, '{"value":') },
  'wrong schema': { problem: 'refused', respond: respondWith(200, json, '{"unexpected":[]}') },
  empty: { problem: 'refused', respond: respondWith(200, json, '') },
  partial: { problem: 'unavailable', respond: respondPartially },
  '1 GB': { problem: 'refused', respond: respondRepeatedly({}, megabyteOfSpaces, 1024) },
  'gzip bomb': {
    problem: 'refused',
    respond: respondRepeatedly({ 'Content-Encoding': 'gzip' }, gzipSync(megabyteOfSpaces), 1024),
  },
  'redirect loop': {
    problem: 'refused',
    respond: ({ url = '' }, response) => response.writeHead(302, { Location: url }).end(),
  },
  'redirect inside': { problem: 'refused', respond: respondWith(302, { Location: canaryUrl }, '') },
  'wrong type': { problem: 'refused', respond: respondWith(200, { 'Content-Type': 'text/html' }, '<h1>Welcome</h1>') },
  'clock skew': { problem: null, changeBody: (body) => body.replaceAll(dateTime, addOneDay) },
});
