import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDataDir } from './support/data-dir';

const folder = temporaryDataDir();
const names = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
const secrets = Object.fromEntries(names.map((name) => [name, 'a secret']));
const envFile = path.join(folder, '.env');

beforeEach(() => cpSync('cms/.env.example', path.join(folder, '.env.example')));

const run = (variables: Record<string, string>) => {
  const env = { PATH: process.env.PATH, ...variables } as unknown as NodeJS.ProcessEnv;
  return spawnSync('node', [path.resolve('cms/env.mjs')], { cwd: folder, env, encoding: 'utf8' });
};

it('in production, Strapi names every missing secret, and generates none', () => {
  const { status, stderr } = run({ NODE_ENV: 'production', ...secrets, APP_KEYS: '', ENCRYPTION_KEY: '' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[^\n]*APP_KEYS, ENCRYPTION_KEY[^\n]*\n$/);
  expect(existsSync(envFile)).toBe(false);
});

it('in production, Strapi starts with all secrets', () => {
  expect(run({ NODE_ENV: 'production', ...secrets })).toMatchObject({ status: 0, stderr: '' });
});

it('outside production, Strapi generates its secrets', () => {
  expect(run({})).toMatchObject({ status: 0, stderr: '' });
  for (const name of names) expect(readFileSync(envFile, 'utf8')).toMatch(new RegExp(`^${name}=[\\w-]{43}$`, 'm'));
});
