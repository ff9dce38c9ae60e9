import { afterAll, expect, vi } from 'vitest';
import { getLanguageTag } from '@/lib/i18n/locales';
import * as api from '@/pages/api/email-job-list';
import { removeContent } from '@/tests/support/content';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { testSubmissionEndpoint } from '@/tests/support/submission-endpoint';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ messages: { sendJobList: send } }));
vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
temporaryDataDir();
afterAll(removeContent);

testSubmissionEndpoint({
  name: 'email-job-list',
  api,
  action: 'job-list',
  submit: send,
  input: { ids: ['H100', 'H-unknown'] },
  expectedFields: {
    ids: ['H100', 'H-unknown'],
    offers: [expect.objectContaining({ title: '時計職人', lang: getLanguageTag('jp') })],
    knownIds: ['H100'],
    listPath: '/jp/group/',
  },
  success: { status: 204, text: '' },
  invalidFields: [['ids', { ids: ['H-unknown'] }]],
});
