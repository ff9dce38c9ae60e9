import { vi } from 'vitest';
import * as highlights from '@/pages/api/highlights-subscription';
import * as press from '@/pages/api/press-subscription';
import * as regulated from '@/pages/api/regulated-subscription';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { type InvalidField, testSubmissionEndpoint } from '@/tests/support/submission-endpoint';

const { subscribe } = vi.hoisted(() => ({ subscribe: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ subscriptions: { subscribe } }));
temporaryDataDir();

const personFields = { firstName: 'Ada', lastName: 'Marlow' };
const mediaFields = { media: 'The Daily Loom', country: 'GB' };
const sharedOptions = {
  action: 'subscription',
  submit: subscribe,
  input: { ...personFields, ...mediaFields, firstName: '  Ada ' },
  success: { status: 204, text: '' },
} as const;
const invalidPerson: InvalidField[] = [['firstName', { firstName: ' ' }]];

testSubmissionEndpoint({
  ...sharedOptions,
  name: 'press-subscription',
  api: press,
  expectedFields: { ...personFields, ...mediaFields, list: 'press' },
  invalidFields: [...invalidPerson, ['country', { country: 'ZZ' }]],
});

testSubmissionEndpoint({
  ...sharedOptions,
  name: 'highlights-subscription',
  api: highlights,
  expectedFields: { ...personFields, list: 'highlights' },
  invalidFields: invalidPerson,
});

testSubmissionEndpoint({
  ...sharedOptions,
  name: 'regulated-subscription',
  api: regulated,
  expectedFields: { ...personFields, list: 'regulated' },
  invalidFields: invalidPerson,
});
