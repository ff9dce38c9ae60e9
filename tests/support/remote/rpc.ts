import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { createHttpClient } from '@/lib/platform/http/client';

type Operation = (...args: never[]) => Promise<unknown>;

/** Operations by the names of their contracts. Each operation takes and returns plain JSON. */
export type Operations = Record<string, Record<string, Operation>>;

/** The names of the errors that callers must recognize. All other errors become a response with status 503. */
const recognizedErrors = ['ContentError'];

/**
 * Serves operations over HTTP: `POST /<contract>/<operation>` with the arguments as a list. Each response is delayed.
 */
export const serveOperations =
  (operations: Operations, delayMs: number): RequestListener =>
  async (request, response) => {
    const [, name = '', method = ''] = request.url?.split('/') ?? [];
    const operation = operations[name]?.[method];
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    await wait(delayMs);
    if (!operation) return send(404, {});
    try {
      const args = (await json(request)) as never[];
      return send(200, { value: await operation(...args) });
    } catch (error) {
      const { name: kind, message } = error as Error;
      return recognizedErrors.includes(kind) ? send(200, { error: { kind, message } }) : send(503, {});
    }
  };

const schema = z.strictObject({
  value: z.unknown().optional(),
  error: z.object({ kind: z.string(), message: z.string() }).optional(),
});

const toError = ({ kind, message }: { kind: string; message: string }) =>
  Object.assign(new Error(message), { name: kind });

/** The time limit of clients, which is longer than that of any contract. */
export const limits = { timeoutMs: 50_000 };

/** A client for the operations of one contract, which `serveOperations` serves at `url`. */
export const createRpcClient = (name: string, url: string) => {
  const http = createHttpClient({ name, baseUrl: url, ...limits });
  return async <T>(operation: string, ...args: unknown[]): Promise<T> => {
    const { value, error } = await http.fetchJson(`/${name}/${operation}`, { method: 'POST', body: args, schema });
    if (error) throw toError(error);
    return value as T;
  };
};
