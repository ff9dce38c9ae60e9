import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDataDir } from '@/tests/support/data-dir';

const directory = temporaryDataDir();
const file = path.join(directory, 'signing-secret');

/** Imports the module again, as a new process would. */
const start = () => {
  vi.resetModules();
  return import('./signing');
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('SIGNING_SECRET', undefined);
  vi.stubEnv('SIGNING_SECRET_BEFORE', undefined);
  rmSync(file, { force: true });
});

describe('a token', () => {
  it('returns its payload, for its purpose, until it expires', async () => {
    const { sign, verify } = await start();
    const token = await sign('letter', { id: '7', name: '日本' }, 60);
    expect(token).toMatch(/^[\w.-]+$/);
    expect(await verify('letter', token)).toMatchObject({ id: '7', name: '日本' });
    vi.setSystemTime(Date.now() + 59_000);
    expect(await verify('letter', token)).toMatchObject({ id: '7' });
    vi.setSystemTime(Date.now() + 2000);
    expect(await verify('letter', token)).toBeNull();
  });

  it('is invalid for any other purpose', async () => {
    const { sign, verify } = await start();
    const token = await sign('letter', {}, 60);
    for (const purpose of ['letters', 'Letter', '']) expect(await verify(purpose, token)).toBeNull();
  });

  it('is invalid unless this site signed it', async () => {
    const secret = 'a secret of more than enough characters';
    vi.stubEnv('SIGNING_SECRET', secret);
    const { sign, verify } = await start();
    const key = new TextEncoder().encode(secret);
    const [head, body, signature = ''] = (await sign('letter', {}, 60)).split('.');
    const signToken = (alg: string, signingKey = key) =>
      new SignJWT({}).setProtectedHeader({ alg }).setAudience('letter').setExpirationTime('1h').sign(signingKey);
    const endlessToken = new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setAudience('letter').sign(key);
    expect(await verify('letter', await signToken('HS256'))).not.toBeNull();

    const invalidTokens = [
      '..',
      `${head}.${body}.${[...signature].reverse().join('')}`,
      new UnsecuredJWT({}).setAudience('letter').setExpirationTime('1h').encode(),
      await signToken('HS256', new TextEncoder().encode('another secret of enough characters')),
      await signToken('HS512'),
      await endlessToken,
    ];
    for (const token of invalidTokens) expect(await verify('letter', token), token).toBeNull();
  });
});

describe('a secret that is replaced', () => {
  const [older, newer] = ['an older secret of enough characters', 'a newer secret of enough characters'];
  const signWith = async (key: string) => {
    vi.stubEnv('SIGNING_SECRET', key);
    return (await start()).sign('letter', { id: '7' }, 60);
  };

  it('still verifies earlier tokens while it is configured, but signs no new ones', async () => {
    const earlier = await signWith(older);
    vi.stubEnv('SIGNING_SECRET_BEFORE', older);
    const later = await signWith(newer);
    const { verify } = await start();
    for (const token of [earlier, later]) expect(await verify('letter', token)).toMatchObject({ id: '7' });
    expect(await verify('letters', earlier)).toBeNull();

    vi.stubEnv('SIGNING_SECRET_BEFORE', undefined);
    const { verify: verifyNow } = await start();
    expect(await verifyNow('letter', earlier)).toBeNull();
    expect(await verifyNow('letter', later)).toMatchObject({ id: '7' });
  });
});

describe('a fingerprint', () => {
  it('is the same for the same text and purpose in every process, and does not reveal the text', async () => {
    const expected = await (await start()).fingerprint('letter', 'ada@example.com');
    const { fingerprint } = await start();
    expect(await fingerprint('letter', 'ada@example.com')).toBe(expected);
    expect(expected).toMatch(/^[\w-]{43}$/);
    expect(await fingerprint('letter', 'eve@example.com')).not.toBe(expected);
    expect(await fingerprint('letters', 'ada@example.com')).not.toBe(expected);
    vi.stubEnv('SIGNING_SECRET', 'another secret of more than enough characters');
    expect(await (await start()).fingerprint('letter', 'ada@example.com')).not.toBe(expected);
  });
});

describe('the secret', () => {
  it('is generated once, readable only by its owner, and survives a restart', async () => {
    const token = await (await start()).sign('letter', {}, 60);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await (await start()).verify('letter', token)).not.toBeNull();
    rmSync(file);
    expect(await (await start()).verify('letter', token)).toBeNull();
  });

  it('is the same for processes that generate it concurrently', async () => {
    for (let round = 0; round < 5; round++) {
      rmSync(file, { force: true });
      const processes = [await start(), await start(), await start()];
      expect(new Set(processes).size).toBe(3);
      const tokens = await Promise.all(
        processes.map(async ({ sign }, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * (round % 4)));
          return sign('letter', {}, 60);
        }),
      );
      for (const { verify } of processes)
        for (const token of tokens) expect(await verify('letter', token)).not.toBeNull();
      expect(readdirSync(directory)).toEqual(['signing-secret']);
    }
  });

  it('is SIGNING_SECRET if set', async () => {
    vi.stubEnv('SIGNING_SECRET', 'a secret of more than enough characters');
    const token = await (await start()).sign('letter', {}, 60);
    expect(readdirSync(directory)).toEqual([]);
    vi.stubEnv('SIGNING_SECRET', 'another secret of more than enough characters');
    expect(await (await start()).verify('letter', token)).toBeNull();
  });
});
