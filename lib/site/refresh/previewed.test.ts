// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../env';

const { refreshContent } = vi.hoisted(() => ({ refreshContent: vi.fn(async () => []) }));
vi.mock('./refresh-content', () => ({ refreshContent }));

import { editionFor } from './previewed';

beforeEach(() => {
  refreshContent.mockClear();
  env.cms = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
});

it('is the published version for visitors, without a request to the CMS', async () => {
  expect(await editionFor('fr', {})).toEqual({ locale: 'fr', draft: false });
  expect(refreshContent).not.toHaveBeenCalled();
});

it.each([
  ['draft', true],
  ['published', false],
])('is the %s version in preview, in the current state of the CMS', async (version, draft) => {
  expect(await editionFor('fr', { preview: true, previewData: { version } })).toEqual({ locale: 'fr', draft });
  expect(refreshContent).toHaveBeenCalledWith(null);
});
