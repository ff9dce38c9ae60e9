import { afterAll, beforeAll } from 'vitest';
import { contentSchedules } from '@/lib/upstreams/files/schedule';
import { allFiles } from './all-files';

/** Makes content refer to every file, for tests that are not about who may get which file. */
export const showAllFiles = (): void => {
  beforeAll(() => void contentSchedules.set('tests', allFiles));
  afterAll(() => void contentSchedules.delete('tests'));
};
