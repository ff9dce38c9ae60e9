import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { lastReads, upstreamBreakers, webVitals } from '../lib/platform/process/lifecycle';
import { siteOutbox } from '../lib/platform/state/outbox';
import { monotonicNow } from '../lib/shared/time';
import { contentSchedules } from '../lib/upstreams/files/schedule';
import { startMetrics } from './metrics';

const options = { port: 0, host: '127.0.0.1', measureCache: () => ({ bytes: 1234, responses: 5 }) };

it('reports the counts of requests, of the cache and of the process to Prometheus', async () => {
  const { count, server } = await startMetrics(options);
  lastReads.heldOfferCount = 25;
  count({ path: '/en/', method: 'GET', status: 200, bytes: 100, ms: 3 });
  count({ path: '/en/', method: 'GET', status: 200, bytes: 50, ms: 300 });
  count({ path: '/en/', method: 'GET', status: 404, bytes: 0, ms: 1 });
  count({ path: '/api/ready/', method: 'GET', status: 503, bytes: 10, ms: 1 });
  count({ path: '/en/', method: 'POST', status: 400, bytes: 10, ms: 1 });
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",method="GET",status="200"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="POST",status="400"} 1');
  expect(text).not.toContain('status="503"');
  expect(text).toContain('http_not_found_total 1');
  expect(text).toContain('http_response_bytes_total 160');
  expect(text).toContain('response_cache_bytes 1234');
  expect(text).toContain('response_cache_responses 5');
  expect(text).toContain('job_offers_held_back 25');
  expect(text).toContain('process_resident_memory_bytes');
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  server.close();
});

it('reports how old and how many the things are that the site shows', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const { server } = await startMetrics(options);
  const readMetrics = async () => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  };
  lastReads.quoteReadAt = Number.NEGATIVE_INFINITY;
  expect(await readMetrics()).toContain('share_quote_age_seconds +Inf');

  Object.assign(lastReads, {
    jobsListedAt: monotonicNow() - 90_000,
    contentReadAt: monotonicNow() - 60_000,
    quoteReadAt: monotonicNow() - 30_000,
    openOfferCount: 1400,
  });
  lastReads.searchDocumentCounts.set('pages-fr', { page: 90, news: 40 });
  upstreamBreakers.set('jobs', { state: 1 });
  contentSchedules.set('test', { nextChangeMs: Date.now() + 3_600_000, shownFiles: new Set() });
  expect((await readMetrics()).split('\n')).toEqual(
    expect.arrayContaining([
      'job_listing_age_seconds 90',
      'content_age_seconds{cms="embedded"} 60',
      'share_quote_age_seconds 30',
      'job_offers 1400',
      'search_documents{collection="pages-fr",kind="news"} 40',
      'upstream_breaker_state{upstream="jobs"} 1',
      'scheduled_change_seconds 3600',
    ]),
  );
  contentSchedules.delete('test');
  upstreamBreakers.delete('jobs');
  server.close();
  vi.useRealTimers();
});

it('reports the Web Vitals of browsers, by page type', async () => {
  const { server } = await startMetrics(options);
  webVitals.emit('measured', { name: 'LCP', value: 2400, pageType: 'Organization' });
  webVitals.emit('measured', { name: 'CLS', value: 0.08, pageType: 'JobPosting' });
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('web_vital_duration_seconds_bucket{le="1.8",metric="LCP",page_type="Organization"} 0');
  expect(text).toContain('web_vital_duration_seconds_bucket{le="2.5",metric="LCP",page_type="Organization"} 1');
  expect(text).toContain('web_vital_layout_shift_bucket{le="0.1",page_type="JobPosting"} 1');
  server.close();
});

it('reports whether the database can be read', async () => {
  const { server } = await startMetrics(options);
  const { port } = server.address() as AddressInfo;
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await readMetrics()).toContain('database_available 1');
  vi.spyOn(siteOutbox, 'readStatus').mockRejectedValue(new Error('state.sqlite was moved'));
  const unavailable = await readMetrics();
  expect(unavailable).toContain('database_available 0');
  expect(unavailable).toMatch(/^outbox_failed \d+$/m);
  server.close();
});

it('rejects with the reason if the port is in use', async () => {
  const { server } = await startMetrics(options);
  const { port } = server.address() as AddressInfo;
  await expect(startMetrics({ ...options, port })).rejects.toThrow('EADDRINUSE');
  server.close();
});
