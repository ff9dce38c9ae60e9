import { expect, it, vi } from 'vitest';
import { createStrapiApi } from './api';

/** Mocks Strapi with `count` rows of each type and as many files. */
const mockStrapi = (count: number) => {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const createRow = (id: number) => ({ id, documentId: `d${id}`, locale: 'en', updatedAt: '2026-01-01' });
  const commonFields = {
    url: '',
    mime: 'text/plain',
    bytes: 1,
    width: null,
    height: null,
    focalPoint: null,
    blur: null,
  };
  const createFile = (id: number) => ({ id, name: `${id}.txt`, updatedAt: '2026-01-01', ...commonFields });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname, searchParams } = new URL(String(url));
    const getNumber = (name: string) => Number(searchParams.get(name));
    if (pathname === '/api/upload/files') {
      const start = getNumber('start');
      return Response.json(ids.slice(start, start + getNumber('limit')).map(createFile));
    }
    const [page, size] = [getNumber('pagination[page]'), getNumber('pagination[pageSize]')];
    const pagination = { pageCount: Math.ceil(count / size), total: count };
    return Response.json({ data: ids.slice((page - 1) * size, page * size).map(createRow), meta: { pagination } });
  });
  return { ids, api: createStrapiApi({ url: 'http://cms.internal', token: 'a token' }) };
};

it.each([0, 1, 100, 101, 350])('reads each of %i rows and files once, however many pages they fill', async (count) => {
  const { ids, api } = mockStrapi(count);
  const listIds = (items: { id: number }[]) => items.map(({ id }) => id);
  expect(listIds(await api.fetchRows('articles', 'published', { fields: 'id' }))).toEqual(ids);
  expect(listIds(await api.fetchFiles())).toEqual(ids);
});
