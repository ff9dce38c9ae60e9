// @vitest-environment node
import { vi } from 'vitest';
import { testJudgedQueries } from './judging';

vi.mock('@/lib/search', async () => {
  const { servedEngine } = await import('../support/vendors/search/served');
  return { search: (await servedEngine('algolia')).search };
});

testJudgedQueries();
