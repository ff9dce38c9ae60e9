import { expect, it, vi } from 'vitest';
import { ContentError } from '../../upstreams/files/content-file';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { orNull } from './or-null';

it('returns the answer', async () => {
  expect(await orNull(Promise.resolve(0), 'no number')).toBe(0);
});

it('returns null for a failure, and logs it', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const error = new Error('feed.internal is down');
  expect(await orNull(Promise.reject(error), 'no number')).toBeNull();
  expect(logged).toHaveBeenCalledWith({ err: error }, 'no number');
});

it('marks the answer to the current request as incomplete', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const request = { requestId: 'a' };
  await requestContext.run(request, () => orNull(Promise.resolve(0), 'no number'));
  expect(request).toEqual({ requestId: 'a' });
  await requestContext.run(request, () => orNull(Promise.reject(new Error('feed.internal is down')), 'no number'));
  expect(request).toEqual({ requestId: 'a', isIncomplete: true });
});

it('passes on a contract error, which means that a file is invalid', async () => {
  const error = new ContentError('finance/calendar.yaml', ['date: wrong']);
  await expect(orNull(Promise.reject(error), 'no number')).rejects.toBe(error);
});
