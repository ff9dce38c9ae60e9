import { afterAll, vi } from 'vitest';
// A setup file runs before each test file, but its imports only once in a process.
import './closed-network';

// Test files share a process: fake timers of one file would stop the next file.
afterAll(() => {
  vi.useRealTimers();
});
