import { describe, expect, it, vi } from 'vitest';
import { orNull } from '../http/or-null';
import { log } from './log';
import { trackChangeTime, trackRead, trackReads, withoutTracking } from './reads';
import { requestContext } from './request-context';

/** Runs `work` for a request, and returns the context of that request. */
const runTracked = async (work: () => unknown) => {
  const request = { requestId: 'a', tags: new Set<string>() };
  await requestContext.run(request, async () => work());
  return request;
};

it('records each tag that a response shows once', async () => {
  const { tags } = await runTracked(async () => {
    trackRead('page:/en/');
    await Promise.all(['frame:en', 'page:/en/'].map(async (tag) => trackRead(tag)));
  });
  expect([...tags]).toEqual(['page:/en/', 'frame:en']);
});

it('records the earliest time at which a response changes', async () => {
  const request = await runTracked(() => [3, 1, 2].map(trackChangeTime));
  expect(request).toMatchObject({ changesAt: 1 });
});

describe('content that is read for several responses', () => {
  it('is not recorded, even if it is read asynchronously', async () => {
    const request = await runTracked(async () => {
      await withoutTracking(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        trackRead('page:/en/');
        trackChangeTime(1);
      });
      trackRead('frame:en');
    });
    expect([...request.tags]).toEqual(['frame:en']);
    expect(request).not.toHaveProperty('changesAt');
  });

  it('makes the response incomplete if reading fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const failed = Promise.reject(new Error('it fails'));
    const request = await runTracked(() => withoutTracking(() => orNull(failed, 'load a part')));
    expect(request).toMatchObject({ isIncomplete: true });
  });

  it('is logged with the id of the request, and returned', async () => {
    let requestId: string | undefined;
    await runTracked(async () => {
      requestId = await withoutTracking(() => requestContext.getStore()?.requestId);
    });
    expect(requestId).toBe('a');
  });
});

it('records nothing outside a response', async () => {
  trackRead('page:/en/');
  trackChangeTime(1);
  expect(await withoutTracking(() => 'done')).toBe('done');
  requestContext.run({ requestId: 'a' }, () => {
    trackRead('page:/en/');
    expect(requestContext.getStore()).not.toHaveProperty('tags');
  });
});

describe('an upstream whose reads are tracked', () => {
  const read = vi.fn(async (id: number) => ({ id }));
  const list = vi.fn(async () => []);
  const { read: trackedRead, ...rest } = trackReads('test', { read, list, site: 1 }, { read: (id) => `one:${id}` });
  const request = () => ({ requestId: 'a', tags: new Set<string>(), cachedReads: new Map<string, Promise<unknown>>() });

  it('is read once per response, with its tag', async () => {
    const [first, second] = [request(), request()];
    for (const context of [first, first, second])
      expect(await requestContext.run(context, () => trackedRead(1))).toEqual({ id: 1 });
    expect(read).toHaveBeenCalledTimes(2);
    await requestContext.run(first, () => trackedRead(2));
    expect(read).toHaveBeenCalledTimes(3);
    expect([...first.tags]).toEqual(['one:1', 'one:2']);
  });

  it('passes through methods without a tag', async () => {
    const context = request();
    expect(await requestContext.run(context, rest.list)).toEqual([]);
    expect(rest.site).toBe(1);
    expect(context.tags.size).toBe(0);
  });
});
