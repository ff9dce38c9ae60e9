import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { measureMaxLatency } from '../support/latency';
import { formatRequest, newVisitorIp, openSocket } from '../support/requests';

const site = inject('site');
const connectionCount = 900;
const waitMs = 4000;

// A busy machine delays some attempts, so that one of three must pass.
it.each([
  ['POST', '/api/health/', 1_000_000],
  ['GET', '/api/health/', 1_000_000],
  ['POST', '/api/job-offer/', 2_000_000],
  ['POST', '/api/job-offers/', 32_000],
  ['POST', '/api/revalidate/', 1_000_000],
  ['POST', '/en/', 1_000_000],
])(
  `${connectionCount} unfinished %s %s requests of one client, each with a body of %i bytes, do not slow others down`,
  { retry: 2 },
  async (method, target, bytes) => {
    const headers = { 'Content-Length': `${bytes}`, 'Content-Type': 'application/json' };
    const requestHead = formatRequest(site, { method, target, headers, from: newVisitorIp() });
    // One for all connections: making 900 would delay the measurement itself.
    const unfinishedBody = Buffer.alloc(bytes - 10, '[');
    const sockets = Array.from({ length: connectionCount }, () => openSocket(site));
    const { healthMs, pageMs } = await measureMaxLatency(site, async () => {
      for (const socket of sockets) {
        socket.resume().write(requestHead);
        socket.write(unfinishedBody);
      }
      await wait(waitMs);
    });
    for (const socket of sockets) socket.destroy();
    expect(healthMs).toBeLessThan(200);
    expect(pageMs).toBeLessThan(300);
  },
);
