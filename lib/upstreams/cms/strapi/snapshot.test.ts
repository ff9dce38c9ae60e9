import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRecordedStrapi } from '@/tests/contracts/strapi/recorded';
import { token } from '@/tests/contracts/strapi/recording';
import { UpstreamError } from '../../../platform/http/upstream-error';
import { log } from '../../../platform/process/log';
import type { Edition } from '../contract';
import { strapiCms } from '.';

const en: Edition = { locale: 'en', draft: false };
const folder = mkdtempSync(path.join(tmpdir(), 'strapi-'));
const snapshot = path.join(folder, 'cms-content.json');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
});

/** Another server of the site, which has the data of the one before. */
const start = async ({ isDown = false } = {}) => {
  const strapi = await startRecordedStrapi();
  if (isDown) strapi.alter(() => null);
  return { strapi, cms: strapiCms({ url: strapi.url, token, copies: path.join(folder, 'files'), snapshot }) };
};

describe('a server that starts while Strapi is down', () => {
  it('has what another server read before, and follows Strapi once it is back', async () => {
    const before = await (await start()).cms.directory(en);
    const { strapi, cms } = await start({ isDown: true });
    expect(await cms.directory(en)).toEqual(before);
    expect(await cms.page(en, 'group/history')).toMatchObject({ pageTitle: 'History' });
    expect(log.error).toHaveBeenCalledOnce();
    await expect(cms.changed(null)).rejects.toThrow(UpstreamError);
    strapi.alter((response) => response);
    expect((await cms.changed(null)).tags).toEqual([]);
  });

  it.each([
    ['is missing', () => rmSync(snapshot)],
    ['is cut off', () => writeFileSync(snapshot, '{"version":1,"mir')],
    ['lacks something', () => writeFileSync(snapshot, '{"version":1,"mirror":{"files":[]}}')],
    ['has another form', () => writeFileSync(snapshot, '{"version":0,"mirror":{}}')],
  ])('waits if the snapshot %s', async (_, damageSnapshot) => {
    damageSnapshot();
    const { cms } = await start({ isDown: true });
    await expect(cms.directory(en)).rejects.toThrow(UpstreamError);
  });
});
