// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captchaVariables } from './captcha';
import { financeVariables } from './finance';
import { albumsVariables, playlistsVariables } from './media';
import { siteVariables } from './site';
import { subscriptionsVariables } from './subscriptions';

it('.env.example has every variable', () => {
  const example = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm);
  const named = new Set([...example].map(([, name]) => name));
  const options = [
    siteVariables,
    ...albumsVariables.options,
    ...captchaVariables.options,
    ...financeVariables.options,
    ...playlistsVariables.options,
    ...subscriptionsVariables.options,
  ];
  const variables = new Set(options.flatMap((one) => Object.keys(one.shape)));
  expect(variables.size).toBeGreaterThan(50);
  expect([...variables].filter((name) => !named.has(name))).toEqual([]);
});
