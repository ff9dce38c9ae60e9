import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Starts another server of the site with the same data folder. */
const startServer = async ({ isDown = false } = {}) => {
  const strapi = await startRecordedStrapi();
  if (isDown) strapi.alter(() => null);
  return {
    strapi,
    cms: strapiCms({ url: strapi.url, token, copiesFolder: path.join(folder, 'files'), snapshotFile: snapshot }),
  };
};

describe('a server that starts while Strapi is down', () => {
  it('uses the content that another server has read, and reads Strapi once it is available', async () => {
    const before = await (await startServer()).cms.pageList(en);
    await vi.waitFor(() => expect(existsSync(snapshot)).toBe(true));
    const { strapi, cms } = await startServer({ isDown: true });
    expect(await cms.pageList(en)).toEqual(before);
    expect(await cms.page(en, 'group/history')).toMatchObject({ pageTitle: 'History' });
    expect(log.error).toHaveBeenCalledOnce();
    await expect(cms.loadChanges(null)).rejects.toThrow(UpstreamError);
    strapi.alter((response) => response);
    expect((await cms.loadChanges(null)).tags).toEqual([]);
  });

  it.each([
    ['is missing', () => rmSync(snapshot)],
    ['is truncated', () => writeFileSync(snapshot, '{"version":1,"mir')],
    ['is incomplete', () => writeFileSync(snapshot, '{"version":3,"mirror":{"files":[]}}')],
    ['has another version', () => writeFileSync(snapshot, '{"version":0,"mirror":{}}')],
  ])('rejects if the snapshot %s', async (_, damageSnapshot) => {
    damageSnapshot();
    const { cms } = await startServer({ isDown: true });
    await expect(cms.pageList(en)).rejects.toThrow(UpstreamError);
  });
});
