import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { trackIdleConnections } from './idle-connections';

const request = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n';
/** More than the socket buffers hold for a client that does not read. */
const largeBody = Buffer.alloc(32 * 1024 ** 2, 'a');

let server: Server;
let client: Socket;

const start = async (listener: RequestListener) => {
  server = createServer(listener);
  const idle = trackIdleConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  return idle;
};

afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

it('closes a connection whose request is complete', async () => {
  const idle = await start((_, response) => void response.end('hello'));
  client.write(request);
  await once(client, 'data');
  const closed = once(client.resume(), 'close');
  idle.close();
  await closed;
});

it('closes a connection without any request', async () => {
  const idle = await start(() => undefined);
  const accepted = once(server, 'connection');
  const closed = once(client.resume(), 'close');
  await accepted;
  idle.close();
  await closed;
});

it('leaves a connection whose request is still being handled', async () => {
  const received = Promise.withResolvers<ServerResponse>();
  const idle = await start((_, response) => received.resolve(response));
  client.write(request);
  const response = await received.promise;
  idle.close();
  response.end('hello');
  const [data] = await once(client, 'data');
  expect(String(data)).toContain('hello');
});

it('leaves a connection whose response has ended but is not sent yet', async () => {
  const ended = Promise.withResolvers<void>();
  const idle = await start((_, response) => {
    response.end(largeBody);
    ended.resolve();
  });
  client.pause();
  client.write(request);
  await ended.promise;
  idle.close();
  let bytes = 0;
  client.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes > largeBody.length) client.end();
  });
  client.resume();
  await once(client, 'close');
  expect(bytes).toBeGreaterThan(largeBody.length);
});
