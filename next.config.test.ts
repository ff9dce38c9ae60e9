import { readFileSync } from 'node:fs';
import { defaultConfig } from 'next/dist/server/config-shared';
import { expect, it } from 'vitest';
import config from './next.config.js';

const router = readFileSync('node_modules/next/dist/shared/lib/router/router.js', 'utf8');

it('turns off defaults of Next that the site does not need', () => {
  expect(defaultConfig.experimental).toMatchObject({ clientRouterFilter: true, preloadEntriesOnStart: true });
  expect(config.experimental).toMatchObject({ clientRouterFilter: false, preloadEntriesOnStart: false });
  expect(router).toContain('if (process.env.__NEXT_CLIENT_ROUTER_FILTER_ENABLED) {');
});

it('lets Next restore scroll positions, which it does not do by default', () => {
  expect(defaultConfig.experimental?.scrollRestoration).toBe(false);
  expect(config.experimental).toMatchObject({ scrollRestoration: true });
  expect(router).toContain("window.history.scrollRestoration = 'manual'");
});
