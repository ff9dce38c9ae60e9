import { readFileSync } from 'node:fs';
import { defaultConfig } from 'next/dist/server/config-shared';
import { expect, it } from 'vitest';
import config from './next.config.js';

it('turns off defaults of Next that the site does not need', () => {
  expect(defaultConfig.experimental).toMatchObject({ clientRouterFilter: true, preloadEntriesOnStart: true });
  expect(config.experimental).toEqual({ clientRouterFilter: false, preloadEntriesOnStart: false });
  const router = readFileSync('node_modules/next/dist/shared/lib/router/router.js', 'utf8');
  expect(router).toContain('if (process.env.__NEXT_CLIENT_ROUTER_FILTER_ENABLED) {');
});
