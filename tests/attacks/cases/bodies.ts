import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { format, open, visitor } from '../support/ask';
import { meanwhile } from '../support/meanwhile';

const site = inject('site');
const connections = 900;
const time = 4000;

// A busy machine makes some tries long: the best counts.
it.each([
  ['POST', '/api/health/', 1_000_000],
  ['GET', '/api/health/', 1_000_000],
  ['POST', '/api/job-offer/', 2_000_000],
  ['POST', '/api/job-offers/', 32_000],
  ['POST', '/api/revalidate/', 1_000_000],
  ['POST', '/en/', 1_000_000],
])(
  `${connections} requests %s %s of one client lack the end of a body of %i bytes`,
  { retry: 2 },
  async (method, target, bytes) => {
    const headers = { 'Content-Length': `${bytes}`, 'Content-Type': 'application/json' };
    const begun = format(site, { method, target, headers, from: visitor() });
    const sockets = Array.from({ length: connections }, () => open(site));
    const { health, page } = await meanwhile(site, async () => {
      for (const socket of sockets) {
        socket.resume().write(begun);
        socket.write(Buffer.alloc(bytes - 10, '['));
      }
      await wait(time);
    });
    for (const socket of sockets) socket.destroy();
    expect(health).toBeLessThan(200);
    expect(page).toBeLessThan(300);
  },
);
