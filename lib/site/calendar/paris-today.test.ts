import { afterEach, expect, it, vi } from 'vitest';
import { requestContext } from '../../platform/process/request-context';
import { parisToday } from './paris-today';

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-05-01T21:59:59Z', '2026-05-01', '2026-05-01T22:00:00Z'],
  ['2026-05-01T22:00:00Z', '2026-05-02', '2026-05-02T22:00:00Z'],
  ['2026-10-25T12:00:00Z', '2026-10-25', '2026-10-25T23:00:00Z'],
])('at %s it is %s in Paris, and a response that shows it changes at %s', (now, day, end) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const request = { requestId: 'a' };
  expect(requestContext.run(request, parisToday)).toBe(day);
  expect(request).toMatchObject({ changesAt: Date.parse(end) });
});
