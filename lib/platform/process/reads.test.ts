import { describe, expect, it, vi } from 'vitest';
import { orNull } from '../http/or-null';
import { log } from './log';
import { trackChangeAt, trackRead, trackReads, withoutTracking } from './reads';
import { requestContext } from './request-context';

/** What work notes for a response. */
const runTracked = async (work: () => unknown) => {
  const request = { requestId: 'a', tags: new Set<string>() };
  await requestContext.run(request, async () => work());
  return request;
};

it('notes what a response shows, each tag once', async () => {
  const { tags } = await runTracked(async () => {
    trackRead('page:/en/');
    await Promise.all(['frame:en', 'page:/en/'].map(async (tag) => trackRead(tag)));
  });
  expect([...tags]).toEqual(['page:/en/', 'frame:en']);
});

it('notes the first time at which a response changes', async () => {
  const request = await runTracked(() => [3, 1, 2].map(trackChangeAt));
  expect(request).toMatchObject({ changesAt: 1 });
});

describe('what is read for other responses, too', () => {
  it('is not noted, even if that takes time', async () => {
    const request = await runTracked(async () => {
      await withoutTracking(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        trackRead('page:/en/');
        trackChangeAt(1);
      });
      trackRead('frame:en');
    });
    expect([...request.tags]).toEqual(['frame:en']);
    expect(request).not.toHaveProperty('changesAt');
  });

  it('leaves the response incomplete if it fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const failed = Promise.reject(new Error('it fails'));
    const request = await runTracked(() => withoutTracking(() => orNull(failed, 'load a part')));
    expect(request).toMatchObject({ isIncomplete: true });
  });

  it('is for the same request in the log, and its result is returned', async () => {
    let requestId: string | undefined;
    await runTracked(async () => {
      requestId = await withoutTracking(() => requestContext.getStore()?.requestId);
    });
    expect(requestId).toBe('a');
  });
});

it('notes nothing outside of a response', async () => {
  trackRead('page:/en/');
  trackChangeAt(1);
  expect(await withoutTracking(() => 'done')).toBe('done');
  requestContext.run({ requestId: 'a' }, () => {
    trackRead('page:/en/');
    expect(requestContext.getStore()).not.toHaveProperty('tags');
  });
});

describe('an upstream whose reads are noted', () => {
  const read = vi.fn(async (id: number) => ({ id }));
  const list = vi.fn(async () => []);
  const { read: trackedRead, ...rest } = trackReads('test', { read, list, site: 1 }, { read: (id) => `one:${id}` });
  const request = () => ({ requestId: 'a', tags: new Set<string>(), answers: new Map<string, Promise<unknown>>() });

  it('is read once for a response, with its tag', async () => {
    const [first, second] = [request(), request()];
    for (const context of [first, first, second])
      expect(await requestContext.run(context, () => trackedRead(1))).toEqual({ id: 1 });
    expect(read).toHaveBeenCalledTimes(2);
    await requestContext.run(first, () => trackedRead(2));
    expect(read).toHaveBeenCalledTimes(3);
    expect([...first.tags]).toEqual(['one:1', 'one:2']);
  });

  it('passes through what has no tag', async () => {
    const context = request();
    expect(await requestContext.run(context, rest.list)).toEqual([]);
    expect(rest.site).toBe(1);
    expect(context.tags.size).toBe(0);
  });
});
