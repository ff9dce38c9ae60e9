import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { heldOffers } from '../lib/platform/process/lifecycle';
import { startMetrics } from './metrics';

const options = { port: 0, host: '127.0.0.1', measureCache: () => ({ bytes: 1234, responses: 5 }) };

it('reports the counts of requests, of the cache and of the process to Prometheus', async () => {
  const { count, server } = await startMetrics(options);
  heldOffers.count = 25;
  count({ method: 'GET', status: 200, bytes: 100, ms: 3 });
  count({ method: 'GET', status: 200, bytes: 50, ms: 300 });
  count({ method: 'POST', status: 400, bytes: 10, ms: 1 });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",method="GET",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="POST",status="400"} 1');
  expect(text).toContain('http_response_bytes_total 160');
  expect(text).toContain('response_cache_bytes 1234');
  expect(text).toContain('response_cache_responses 5');
  expect(text).toContain('job_offers_held_back 25');
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  server.close();
});

it('rejects with the reason if the port is in use', async () => {
  const { server } = await startMetrics(options);
  const { port } = server.address() as AddressInfo;
  await expect(startMetrics({ ...options, port })).rejects.toThrow('EADDRINUSE');
  server.close();
});
