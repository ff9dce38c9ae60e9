import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../platform/process/log';
import { contentSchedules } from '../../upstreams/files/schedule';
import { startSchedule } from './scheduled';

const { refreshContent } = vi.hoisted(() => ({ refreshContent: vi.fn() }));
vi.mock('./refresh-content', () => ({ refreshContent }));

const release = Date.parse('2027-02-11T17:45:00+01:00');
const setNextChange = (nextChangeMs: number) => contentSchedules.set('cms', { nextChangeMs, shownFiles: new Set() });

beforeEach(() => {
  vi.useFakeTimers({ now: release - 5000 });
  refreshContent.mockReset().mockImplementation(async () => setNextChange(Number.POSITIVE_INFINITY));
});
afterEach(() => {
  contentSchedules.clear();
  vi.useRealTimers();
});

it('content is refreshed within a second of a scheduled time, even one that was set a moment before', async () => {
  startSchedule();
  await vi.advanceTimersByTimeAsync(4500);
  setNextChange(release);
  await vi.advanceTimersByTimeAsync(499);
  expect(refreshContent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(refreshContent).toHaveBeenCalledExactlyOnceWith(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshContent).toHaveBeenCalledTimes(1);
});

it('a failure is logged, and the refresh tried again ten seconds later', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  refreshContent.mockRejectedValueOnce(new Error('an invalid file'));
  setNextChange(release);
  startSchedule();
  await vi.advanceTimersByTimeAsync(14_000);
  expect(refreshContent).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(refreshContent).toHaveBeenCalledTimes(2);
});
