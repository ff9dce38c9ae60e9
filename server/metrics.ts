import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { env } from '../lib/platform/env/index.ts';
import { sharedNow } from '../lib/platform/process/clock.ts';
import { lastReads, lifecycle, upstreamBreakers, webVitals } from '../lib/platform/process/lifecycle.ts';
import type { CompletedRequest } from '../lib/platform/process/log.ts';
import { readFreeBytes } from '../lib/platform/state/free-space.ts';
import { siteOutbox } from '../lib/platform/state/outbox.ts';
import { monotonicNow } from '../lib/shared/time.ts';
import { getNextChangeMs } from '../lib/upstreams/files/schedule.ts';

interface Options {
  port: number;
  host?: string;
  /** Measures the response cache. */
  measureCache: () => { bytes: number; responses: number };
}

type RequestMetrics = Pick<CompletedRequest, 'method' | 'path' | 'status' | 'bytes' | 'ms'>;

/** The buckets of request durations: from responses in memory to pages that an upstream delays. */
const bucketSeconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The buckets of Web Vitals. They include the limits of good and of poor values. */
const vitalBucketSeconds = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const layoutShiftBuckets = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Returns the seconds since a time of `monotonicNow`; infinite before the first success. */
const getAgeSeconds = (time: number): number => (monotonicNow() - time) / 1000;

const processGauges: Record<string, { help: string; measure: () => number }> = {
  server_ready: {
    help: 'Whether the content is loaded, and the server is warm and not stopping: 1 or 0.',
    measure: () => Number(lifecycle.isLoaded && lifecycle.isWarm && !lifecycle.isStopping),
  },
  job_offers: { help: 'Number of open job offers.', measure: () => lastReads.openOfferCount },
  job_offers_held_back: {
    help: 'Offers that the site shows although the last listing of the job board lacks them.',
    measure: () => lastReads.heldOfferCount,
  },
  job_listing_age_seconds: {
    help: 'Seconds since the job board was last listed.',
    measure: () => getAgeSeconds(lastReads.jobsListedAt),
  },
  share_quote_age_seconds: {
    help: 'Seconds since the share price was last read from the feed.',
    measure: () => getAgeSeconds(lastReads.quoteReadAt),
  },
  scheduled_change_seconds: {
    help: 'Seconds until scheduled content appears or disappears next; infinite if none does.',
    measure: () => (getNextChangeMs() - sharedNow()) / 1000,
  },
  data_free_bytes: { help: 'Free bytes on the disk of DATA_DIR.', measure: readFreeBytes },
};

const outboxMetrics = {
  waiting: ['outbox_waiting', 'Number of emails and requests to vendors that wait to be sent.'],
  failed: [
    'outbox_failed',
    'Number of emails and requests to vendors that have failed. `npm run outbox -- --retry` sends them again.',
  ],
  oldestSeconds: ['outbox_oldest_seconds', 'Seconds that the oldest waiting email or request to a vendor has waited.'],
} as const;

/**
 * Counts requests, and serves the metrics of the site and the process to Prometheus, at `/metrics` on a separate port.
 * Call `count` for each completed request; it leaves out checks of readiness. Rejects if the port is in use.
 */
export const startMetrics = async ({
  port,
  host,
  measureCache,
}: Options): Promise<{ count: (request: RequestMetrics) => void; server: Server }> => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requestDurations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests, by method and status.',
    labelNames: ['method', 'status'],
    buckets: bucketSeconds,
    registers,
  });
  const responseBytes = new Counter({
    name: 'http_response_bytes_total',
    help: 'Bytes of response bodies.',
    registers,
  });
  const notFoundResponses = new Counter({
    name: 'http_not_found_total',
    help: 'Responses with status 404. `npm run --silent missing` lists their paths.',
    registers,
  });
  for (const [name, { help, measure }] of Object.entries(processGauges))
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(measure());
      },
    });
  for (const name of ['bytes', 'responses'] as const)
    new Gauge({
      name: `response_cache_${name}`,
      help: `The ${name} that the response cache holds.`,
      registers,
      collect() {
        this.set(measureCache()[name]);
      },
    });
  new Gauge({
    name: 'content_age_seconds',
    help: 'Seconds since all content was last read without a failure, by CMS. Files are read again only on request.',
    labelNames: ['cms'],
    registers,
    collect() {
      this.set({ cms: env.cms.CMS }, getAgeSeconds(lastReads.contentReadAt));
    },
  });
  new Gauge({
    name: 'search_documents',
    help: 'Number of documents in the search, by collection and kind.',
    labelNames: ['collection', 'kind'],
    registers,
    collect() {
      this.reset();
      for (const [collection, counts] of lastReads.searchDocumentCounts)
        for (const [kind, count] of Object.entries(counts)) this.set({ collection, kind }, count);
    },
  });
  new Gauge({
    name: 'upstream_breaker_state',
    help: 'Circuit breaker of each upstream: 0 closed, 1 open (no calls for ten seconds), 2 half open (one call as a test).',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const [upstream, { state }] of upstreamBreakers) this.set({ upstream }, state);
    },
  });
  const vitalDurations = new Histogram({
    name: 'web_vital_duration_seconds',
    help: 'LCP, INP and TTFB of sampled page views, as browsers measured them, by page type.',
    labelNames: ['metric', 'page_type'],
    buckets: vitalBucketSeconds,
    registers,
  });
  const layoutShifts = new Histogram({
    name: 'web_vital_layout_shift',
    help: 'Cumulative layout shift (CLS) of sampled page views, as browsers measured it, by page type.',
    labelNames: ['page_type'],
    buckets: layoutShiftBuckets,
    registers,
  });
  webVitals.on('measured', ({ name, value, pageType }) => {
    if (name === 'CLS') layoutShifts.observe({ page_type: pageType }, value);
    else vitalDurations.observe({ metric: name, page_type: pageType }, value / 1000);
  });

  const outboxGauges = Object.entries(outboxMetrics).map(([field, [name, help]]) => ({
    field: field as keyof typeof outboxMetrics,
    gauge: new Gauge({ name, help, registers }),
  }));
  const databaseGauge = new Gauge({
    name: 'database_available',
    help: 'Whether the database could be read just now: 1 or 0. While it cannot, forms fail.',
    registers,
  });
  const measureOutbox = async () => {
    const status = await siteOutbox.readStatus().catch(() => null);
    databaseGauge.set(Number(status !== null));
    if (status) for (const { field, gauge } of outboxGauges) gauge.set(status[field]);
  };

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    await measureOutbox();
    return response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  await once(server.listen(port, host).unref(), 'listening');

  return {
    server,
    count({ method, path, status, bytes: sentBytes, ms }) {
      // A load balancer asks every second, and 503 is a regular answer while a server starts or stops.
      if (path === '/api/ready/') return;
      requestDurations.observe({ method, status }, ms / 1000);
      responseBytes.inc(sentBytes);
      if (status === 404) notFoundResponses.inc();
    },
  };
};
