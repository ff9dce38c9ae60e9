import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { heldOffers } from '../lib/platform/process/lifecycle.ts';
import type { CompletedRequest } from '../lib/platform/process/log.ts';
import { siteOutbox } from '../lib/platform/state/outbox.ts';

interface Options {
  port: number;
  host?: string;
  /** What the response cache holds. */
  cacheUsage: () => { bytes: number; responses: number };
}

type RequestMetrics = Pick<CompletedRequest, 'method' | 'status' | 'bytes' | 'ms'>;

/** In seconds: from answers out of memory to pages that an upstream delays. */
const bucketSeconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const outboxMetrics = {
  waiting: ['outbox_waiting', 'Mails and requests to vendors that wait to be sent.'],
  failed: ['outbox_failed', 'Those that were given up: `npm run outbox -- --retry` sends them again.'],
  oldestSeconds: ['outbox_oldest_seconds', 'How long the oldest that waits has waited.'],
} as const;

/**
 * Counts requests, and serves the counts and those of the process for Prometheus at `/metrics` of a port of its own.
 * `count` is called for each answered request. Rejects if the port is in use.
 */
export const startMetrics = async ({
  port,
  host,
  cacheUsage,
}: Options): Promise<{ count: (request: RequestMetrics) => void; server: Server }> => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by method and status.',
    labelNames: ['method', 'status'],
    buckets: bucketSeconds,
    registers,
  });
  const bytes = new Counter({ name: 'http_response_bytes_total', help: 'Bytes of response bodies.', registers });
  for (const name of ['bytes', 'responses'] as const)
    new Gauge({
      name: `response_cache_${name}`,
      help: `The ${name} that the response cache holds.`,
      registers,
      collect() {
        this.set(cacheUsage()[name]);
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
    const status = await siteOutbox.status().catch(() => null);
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
      requests.observe({ method, status }, ms / 1000);
      bytes.inc(sentBytes);
    },
  };
};
