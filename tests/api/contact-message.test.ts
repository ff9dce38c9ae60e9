import { afterAll, vi } from 'vitest';
import * as api from '@/pages/api/contact-message';
import { removeContent } from '@/tests/support/content';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { testSubmissionEndpoint } from '@/tests/support/submission-endpoint';

const { sendContact } = vi.hoisted(() => ({ sendContact: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ messages: { sendContact } }));
vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
temporaryDataDir();
afterAll(removeContent);

const fields = { name: 'Ada Marlow', message: 'Where is\nthe workshop?' };

testSubmissionEndpoint({
  name: 'contact-message',
  api,
  action: 'contact',
  submit: sendContact,
  input: { ...fields, name: '  Ada Marlow ', subject: 'press' },
  expectedFields: { ...fields, subject: { key: 'press', label: 'Press', email: 'press@fixture.example' } },
  success: { status: 204, text: '' },
  invalidFields: [
    ['name', { name: ' ' }],
    ['subject', { subject: 'eve@evil.example' }],
    ['message', { message: ' \n ' }],
    ['otherDay', { otherDay: '2020-01-01' }],
  ],
});
