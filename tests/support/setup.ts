import { afterAll, vi } from 'vitest';
import { lifecycle } from '@/lib/platform/process/lifecycle';
// A setup file runs before each test file, but its imports only once in a process.
import './closed-network';

// No server starts in tests: nothing waits for its content.
lifecycle.content.resolve();

// Test files share a process: fake timers of one file would stop the next file.
afterAll(() => {
  vi.useRealTimers();
});
