import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, inject, it } from 'vitest';
import { measureMaxLatency } from '../support/latency';
import { formatRequest, newVisitorIp, openSocket } from '../support/requests';

const site = inject('site');
const connectionCount = 900;
const waitMs = 4000;

/** Measures the site while as many connections write these parts. */
const measureWhileWriting = async (...parts: (string | Buffer)[]) => {
  const sockets = Array.from({ length: connectionCount }, () => openSocket(site));
  const latency = await measureMaxLatency(site, async () => {
    for (const socket of sockets) {
      socket.resume();
      for (const part of parts) socket.write(part);
    }
    await wait(waitMs);
  });
  for (const socket of sockets) socket.destroy();
  return latency;
};

/** How long others wait on this machine while as many requests without a body are answered, in ms. */
let finishedMs = 0;
beforeAll(async () => {
  const request = formatRequest(site, { method: 'GET', target: '/api/health/', from: newVisitorIp() });
  finishedMs = (await measureWhileWriting(request)).pageMs;
});

// A busy machine delays some attempts, so that one of three must pass.
it.each([
  ['POST', '/api/health/', 1_000_000],
  ['GET', '/api/health/', 1_000_000],
  ['POST', '/api/job-offer/', 2_000_000],
  ['POST', '/api/job-offers/', 32_000],
  ['POST', '/api/revalidate/', 1_000_000],
  ['POST', '/en/', 1_000_000],
])(
  `${connectionCount} unfinished %s %s requests of one client, each with a body of %i bytes, slow others down less than requests without a body`,
  { retry: 2 },
  async (method, target, bytes) => {
    const headers = { 'Content-Length': `${bytes}`, 'Content-Type': 'application/json' };
    const requestHead = formatRequest(site, { method, target, headers, from: newVisitorIp() });
    const { healthMs, pageMs } = await measureWhileWriting(requestHead, Buffer.alloc(bytes - 10, '['));
    expect(Math.max(healthMs, pageMs)).toBeLessThan(finishedMs);
  },
);
