import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { heldOffers } from '../lib/platform/process/lifecycle.ts';
import type { CompletedRequest } from '../lib/platform/process/log.ts';
import { siteOutbox } from '../lib/platform/state/outbox.ts';

interface Options {
  port: number;
  host?: string;
  /** Measures the response cache. */
  measureCache: () => { bytes: number; responses: number };
}

type RequestMetrics = Pick<CompletedRequest, 'method' | 'status' | 'bytes' | 'ms'>;

/** The buckets of request durations: from responses in memory to pages that an upstream delays. */
const bucketSeconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
 * Call `count` for each completed request. Rejects if the port is in use.
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
    name: 'job_offers_held_back',
    help: 'Offers that the site shows although the last listing of the job board lacks them.',
    registers,
    collect() {
      this.set(heldOffers.count);
    },
  });

  const outboxGauges = Object.entries(outboxMetrics).map(([field, [name, help]]) => ({
    field: field as keyof typeof outboxMetrics,
    gauge: new Gauge({ name, help, registers }),
  }));
  const measureOutbox = async () => {
    const status = await siteOutbox.readStatus().catch(() => null);
    for (const { field, gauge } of outboxGauges) gauge.set(status?.[field] ?? Number.NaN);
  };

  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    await measureOutbox();
    return response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  await once(server.listen(port, host).unref(), 'listening');

  return {
    server,
    count({ method, status, bytes: sentBytes, ms }) {
      requestDurations.observe({ method, status }, ms / 1000);
      responseBytes.inc(sentBytes);
    },
  };
};
