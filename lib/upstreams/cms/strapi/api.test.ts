import { expect, it, vi } from 'vitest';
import { strapiApi } from './api';

/** Answers as Strapi does that has `count` rows of each type, and as many files. */
const strapiWith = (count: number) => {
  const ids = Array.from({ length: count }, (_, place) => place + 1);
  const rowOf = (id: number) => ({ id, documentId: `d${id}`, locale: 'en', updatedAt: '2026-01-01' });
  const unknown = { url: '', mime: 'text/plain', bytes: 1, width: null, height: null, focalPoint: null, blur: null };
  const fileOf = (id: number) => ({ id, name: `${id}.txt`, updatedAt: '2026-01-01', ...unknown });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address));
    const numberIn = (name: string) => Number(searchParams.get(name));
    if (pathname === '/api/upload/files') {
      const start = numberIn('start');
      return Response.json(ids.slice(start, start + numberIn('limit')).map(fileOf));
    }
    const [page, size] = [numberIn('pagination[page]'), numberIn('pagination[pageSize]')];
    const pagination = { pageCount: Math.ceil(count / size), total: count };
    return Response.json({ data: ids.slice((page - 1) * size, page * size).map(rowOf), meta: { pagination } });
  });
  return { ids, api: strapiApi({ url: 'http://cms.internal', token: 'a token' }) };
};

it.each([0, 1, 100, 101, 350])('reads each of %i rows and files once, however many pages they fill', async (count) => {
  const { ids, api } = strapiWith(count);
  const idsOf = (found: { id: number }[]) => found.map(({ id }) => id);
  expect(idsOf(await api.rows('articles', 'published', { fields: 'id' }))).toEqual(ids);
  expect(idsOf(await api.files())).toEqual(ids);
});
