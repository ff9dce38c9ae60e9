import { afterAll, vi } from 'vitest';
// Setup files run before each test file, their imports only once in a process.
import './closed-network';

// Files share their process: timers that one has faked would stop the next.
afterAll(() => {
  vi.useRealTimers();
});
