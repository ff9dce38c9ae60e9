import { vi } from 'vitest';
import * as highlights from '@/pages/api/highlights-subscription';
import * as press from '@/pages/api/press-subscription';
import * as regulated from '@/pages/api/regulated-subscription';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { type InvalidField, testSubmissionEndpoint } from '@/tests/support/submission-endpoint';

const { subscribe } = vi.hoisted(() => ({ subscribe: vi.fn() }));
vi.mock('@/lib/site/subscriptions', () => ({ subscriptions: { subscribe } }));
temporaryDataDir();

const person = { firstName: 'Ada', lastName: 'Marlow' };
const office = { media: 'The Daily Loom', country: 'GB' };
const ofAll = {
  action: 'subscription',
  submit: subscribe,
  input: { ...person, ...office, firstName: '  Ada ' },
  success: { status: 204, text: '' },
} as const;
const wrongPerson: InvalidField[] = [
  ['email', { email: undefined }],
  ['firstName', { firstName: ' ' }],
  ['firstName', { firstName: 'x'.repeat(101) }],
  ['lastName', { lastName: undefined }],
  ['lastName', { lastName: ['Marlow'] }],
];
const wrongOffice: InvalidField[] = [
  ['media', { media: '' }],
  ['media', { media: 'x'.repeat(101) }],
  ['country', { country: undefined }],
  ['country', { country: 'ZZ' }],
  ['country', { country: 'gb' }],
];

testSubmissionEndpoint({
  ...ofAll,
  name: 'press-subscription',
  api: press,
  stored: { ...person, ...office, list: 'press' },
  invalidFields: [...wrongPerson, ...wrongOffice],
});

testSubmissionEndpoint({
  ...ofAll,
  name: 'highlights-subscription',
  api: highlights,
  stored: { ...person, list: 'highlights' },
  invalidFields: wrongPerson,
});

testSubmissionEndpoint({
  ...ofAll,
  name: 'regulated-subscription',
  api: regulated,
  stored: { ...person, list: 'regulated' },
  invalidFields: wrongPerson,
});
