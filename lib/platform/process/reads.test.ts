import { describe, expect, it, vi } from 'vitest';
import { orNull } from '../http/or-null';
import { log } from './log';
import { noteChangeAt, noted, noteRead, withoutNotes } from './reads';
import { requestContext } from './request-context';

/** What work notes for a response. */
const notesOf = async (work: () => unknown) => {
  const request = { requestId: 'a', tags: new Set<string>() };
  await requestContext.run(request, async () => work());
  return request;
};

it('notes what a response shows, each tag once', async () => {
  const { tags } = await notesOf(async () => {
    noteRead('page:/en/');
    await Promise.all(['frame:en', 'page:/en/'].map(async (tag) => noteRead(tag)));
  });
  expect([...tags]).toEqual(['page:/en/', 'frame:en']);
});

it('notes the first time at which a response changes', async () => {
  const request = await notesOf(() => [3, 1, 2].map(noteChangeAt));
  expect(request).toMatchObject({ changesAt: 1 });
});

describe('what is read for other responses, too', () => {
  it('is not noted, even if that takes time', async () => {
    const request = await notesOf(async () => {
      await withoutNotes(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        noteRead('page:/en/');
        noteChangeAt(1);
      });
      noteRead('frame:en');
    });
    expect([...request.tags]).toEqual(['frame:en']);
    expect(request).not.toHaveProperty('changesAt');
  });

  it('leaves the response incomplete if it fails', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const failed = Promise.reject(new Error('it fails'));
    const request = await notesOf(() => withoutNotes(() => orNull(failed, 'it is not shown')));
    expect(request).toMatchObject({ isIncomplete: true });
  });

  it('is for the same request in the log, and its result is returned', async () => {
    let requestId: string | undefined;
    await notesOf(async () => {
      requestId = await withoutNotes(() => requestContext.getStore()?.requestId);
    });
    expect(requestId).toBe('a');
  });
});

it('notes nothing outside of a response', async () => {
  noteRead('page:/en/');
  noteChangeAt(1);
  expect(await withoutNotes(() => 'done')).toBe('done');
  requestContext.run({ requestId: 'a' }, () => {
    noteRead('page:/en/');
    expect(requestContext.getStore()).not.toHaveProperty('tags');
  });
});

describe('an upstream whose reads are noted', () => {
  const read = vi.fn(async (id: number) => ({ id }));
  const list = vi.fn(async () => []);
  const { read: notedRead, ...others } = noted('test', { read, list, site: 1 }, { read: (id) => `one:${id}` });
  const request = () => ({ requestId: 'a', tags: new Set<string>(), answers: new Map<string, Promise<unknown>>() });

  it('is read once for a response, with its tag', async () => {
    const [one, other] = [request(), request()];
    for (const each of [one, one, other]) expect(await requestContext.run(each, () => notedRead(1))).toEqual({ id: 1 });
    expect(read).toHaveBeenCalledTimes(2);
    await requestContext.run(one, () => notedRead(2));
    expect(read).toHaveBeenCalledTimes(3);
    expect([...one.tags]).toEqual(['one:1', 'one:2']);
  });

  it('passes through what has no tag', async () => {
    const own = request();
    expect(await requestContext.run(own, others.list)).toEqual([]);
    expect(others.site).toBe(1);
    expect(own.tags.size).toBe(0);
  });
});
