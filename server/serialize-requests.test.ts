import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { serializeRequests } from './serialize-requests';

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: test\r\n${headers}\r\n`;
const closeHeader = 'Connection: close\r\n';

let client: Socket;
let close: () => void;

const start = async (listener: RequestListener) => {
  const server = createServer(serializeRequests(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  close = () => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  };
};
afterEach(() => close());

it('handles pipelined requests one after the other', async () => {
  let activeCount = 0;
  await start(async ({ url }, response) => {
    const otherCount = activeCount++;
    await new Promise((resolve) => setImmediate(resolve));
    activeCount--;
    response.end(`${url} beside ${otherCount};`);
  });
  client.write(get('/a') + get('/b') + get('/c', closeHeader));
  expect((await text(client)).match(/\/\w beside \d/g)).toEqual(['/a beside 0', '/b beside 0', '/c beside 0']);
});

it('drops the waiting requests of a connection that ends', async () => {
  const startedResponses: ServerResponse[] = [];
  await start((_, response) => void startedResponses.push(response));
  client.write(get('/').repeat(50));
  await vi.waitFor(() => expect(startedResponses).toHaveLength(1));
  const [first] = startedResponses as [ServerResponse];
  const closed = once(first, 'close');
  client.destroy();
  await closed;
  expect(startedResponses).toEqual([first]);
});

it('ends a connection on which more than a hundred requests wait', async () => {
  await start(() => undefined);
  client.write(get('/').repeat(102));
  await once(client.resume(), 'close');
});
