import { expect, it, vi } from 'vitest';
import { ContentError } from '../../upstreams/files/content-file';
import { log } from '../process/log';
import { requestContext } from '../process/request-context';
import { orNull } from './or-null';

it('returns the value that the promise resolves to', async () => {
  expect(await orNull(Promise.resolve(0), 'load a number')).toBe(0);
});

it('returns null after a failure, and logs it', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const error = new Error('feed.internal is down');
  expect(await orNull(Promise.reject(error), 'load a number')).toBeNull();
  expect(logged).toHaveBeenCalledWith({ event: 'part.unavailable', err: error }, 'failed to load a number');
});

it('marks the response to the current request as incomplete after a failure', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const request = { requestId: 'a' };
  await requestContext.run(request, () => orNull(Promise.resolve(0), 'load a number'));
  expect(request).toEqual({ requestId: 'a' });
  await requestContext.run(request, () => orNull(Promise.reject(new Error('feed.internal is down')), 'load a number'));
  expect(request).toEqual({ requestId: 'a', isIncomplete: true });
});

it('rethrows a contract error, which means that a file is invalid', async () => {
  const error = new ContentError('finance/calendar.yaml', ['date: wrong']);
  await expect(orNull(Promise.reject(error), 'load a number')).rejects.toBe(error);
});
