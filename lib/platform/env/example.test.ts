import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { captchaVariables } from './captcha';
import { cmsVariables } from './cms';
import { financeVariables } from './finance';
import { jobsVariables } from './jobs';
import { albumsVariables, playlistsVariables } from './media';
import { searchVariables } from './search';
import { siteVariables } from './site';
import { subscriptionsVariables } from './subscriptions';

it('documents every variable in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm);
  const documentedNames = new Set([...example].map(([, name]) => name));
  const options = [
    siteVariables,
    ...albumsVariables.options,
    ...captchaVariables.options,
    ...cmsVariables.options,
    ...financeVariables.options,
    ...jobsVariables.options,
    ...playlistsVariables.options,
    ...searchVariables.options,
    ...subscriptionsVariables.options,
  ];
  const variables = new Set(options.flatMap((option) => Object.keys(option.shape)));
  expect(variables.size).toBeGreaterThan(70);
  expect([...variables].filter((name) => !documentedNames.has(name))).toEqual([]);
});
