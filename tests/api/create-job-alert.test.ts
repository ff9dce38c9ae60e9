import { vi } from 'vitest';
import * as api from '@/pages/api/create-job-alert';
import { temporaryDataDir } from '@/tests/support/data-dir';
import { testSubmissionEndpoint } from '@/tests/support/submission-endpoint';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ alerts: { requestAlert: request } }));
temporaryDataDir();

testSubmissionEndpoint({
  name: 'create-job-alert',
  api,
  action: 'job-alert',
  submit: request,
  input: { frequency: 'daily', criteria: { search: ' watch ', facets: { city: ['paris'] } } },
  expectedFields: { frequency: 'daily', criteria: { search: 'watch', facets: { city: ['paris'] } } },
  success: { status: 200, text: '{"success":true}' },
  invalidFields: [
    ['criteria.search', { criteria: { search: '!!!' } }],
    ['criteria.search', { criteria: { search: '🎉', facets: { city: ['paris'] } } }],
  ],
});
