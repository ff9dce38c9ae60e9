import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../platform/env';

const { refreshContent, readDrafts } = vi.hoisted(() => ({
  refreshContent: vi.fn(async () => []),
  readDrafts: vi.fn(async () => undefined),
}));
vi.mock('../../upstreams/cms', () => ({ cms: { readDrafts } }));
vi.mock('./refresh-content', () => ({ refreshContent }));

import { resolveEdition } from './preview';

beforeEach(() => {
  refreshContent.mockClear();
  readDrafts.mockClear();
  env.cms = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
});

it('is the published version for visitors, without a request to the CMS', async () => {
  expect(await resolveEdition('fr', {})).toEqual({ locale: 'fr', draft: false });
  expect(refreshContent).not.toHaveBeenCalled();
  expect(readDrafts).not.toHaveBeenCalled();
});

it.each([
  ['draft', true],
  ['published', false],
])('is the %s version in preview, in the current state of the CMS', async (version, draft) => {
  expect(await resolveEdition('fr', { preview: true, previewData: { version } })).toEqual({ locale: 'fr', draft });
  expect(refreshContent).toHaveBeenCalledWith(null);
});

it('reads all drafts before it refreshes the content, however long the first read takes', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  readDrafts.mockReturnValueOnce(promise);
  const edition = resolveEdition('fr', { preview: true, previewData: { version: 'draft' } });
  await Promise.resolve();
  expect(refreshContent).not.toHaveBeenCalled();
  resolve(undefined);
  expect(await edition).toEqual({ locale: 'fr', draft: true });
  expect(refreshContent).toHaveBeenCalledOnce();
});
