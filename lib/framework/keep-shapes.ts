import { executionAsyncResource } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

const kept: object[] = [];

/**
 * Keeps one of each object that Node makes for every request: an entry of its tick queue, a request and a response. V8
 * drops the shape of objects when a garbage collection finds none of them, and Node's code, once optimized for it, stays
 * slow. It must be called before anything else.
 */
export const keepShapes = (): void => {
  process.nextTick(() => kept.push(executionAsyncResource()));
  kept.push(new ServerResponse(new IncomingMessage(new Socket())));
};
