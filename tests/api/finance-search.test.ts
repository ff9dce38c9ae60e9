import { afterAll, describe, expect, it, vi } from 'vitest';
import { financeDocument } from '@/lib/model/finance';
import { cms } from '@/lib/upstreams/cms';
import * as api from '@/pages/api/finance-search';
import { call } from '@/tests/support/api';
import { removeContent } from '@/tests/support/content';

vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms } = await import('@/tests/support/content');
  const { documentFiles } = await import('@/tests/support/documents');
  return { cms: fixtureCms(documentFiles) };
});
vi.mock('@/lib/upstreams/publications', async () => {
  const { publishedResponse } = await import('@/tests/support/documents');
  return { publications: { documents: vi.fn(async () => publishedResponse) } };
});
afterAll(removeContent);

const postSearch = (body: object) => call(api, { method: 'POST', body: { locale: 'en', ...body } });
const searchDocuments = async (body: object = {}) => {
  const { status, json } = await postSearch(body);
  expect(status).toBe(200);
  expect(json).toMatchObject({ success: true, message: '' });
  return { titles: json.result.map(({ title }: { title: string }) => title), ...json };
};

describe('POST /api/finance-search/', () => {
  it('returns the documents newest first, by pages from zero', async () => {
    const first = await searchDocuments({ pageSize: 2 });
    expect(first).toMatchObject({ nbPages: 3, nbHits: 5, titles: ['Annual report 2025', 'Annual results 2025'] });
    expect((await searchDocuments({ pageSize: 2, page: 2 })).titles).toEqual(['Voting rights in May']);
    expect((await searchDocuments({ pageSize: 2, page: 3 })).titles).toEqual([]);
  });

  it('returns the type, size and download address of each', async () => {
    const { result } = await searchDocuments({ locale: 'fr', pageSize: 1 });
    expect(financeDocument.array().parse(result)).toEqual(result);
    expect(result[0]).toMatchObject({
      title: 'Annual report 2025',
      type: 'annual-report',
      category: 'Document d’enregistrement universel',
      date: { iso: '2026-03-12', text: '12 mars 2026' },
      reference: 'finance/annual-report-2025.pdf',
      href: '/api/download-file/?path=finance%2Fannual-report-2025.pdf',
      bytes: 12_345,
      lang: 'en',
      language: 'anglais',
    });
    expect(result[0].size.replace(/\s/g, ' ')).toBe('12 ko');
  });

  it('returns the file with the figures of a document, and null if there is none', async () => {
    const { result } = await searchDocuments({ types: ['annual-report', 'half-year-report', 'results'] });
    expect(result.map(({ figures }: { figures: unknown }) => figures)).toEqual([
      { href: '/api/download-file/?path=finance%2Fannual-report-2025.csv', format: 'CSV', size: expect.any(String) },
      null,
      null,
    ]);
  });

  it('filters by year, types and keywords, the oldest first if requested', async () => {
    expect((await searchDocuments({ year: 2025 })).titles).toEqual(['Half year report 2025', 'Voting rights in May']);
    expect((await searchDocuments({ types: ['results', 'regulated'] })).titles).toEqual([
      'Annual results 2025',
      'Voting rights in May',
    ]);
    expect((await searchDocuments({ year: 2025, types: ['regulated'] })).titles).toEqual(['Voting rights in May']);
    expect((await searchDocuments({ search: 'voting' })).titles).toEqual(['Voting rights in May']);
    expect((await searchDocuments({ search: 'report', sort: 'date_asc' })).titles[0]).toBe('Half year report 2025');
    expect(await searchDocuments({ year: 2019 })).toMatchObject({ result: [], nbPages: 0, nbHits: 0 });
  });

  it('leaves out documents without a file in the CMS', async () => {
    const files = await cms.files();
    vi.spyOn(cms, 'files').mockResolvedValue(files.filter(({ reference }) => !reference.includes('results')));
    expect((await searchDocuments({ pageSize: 2 })).titles).toEqual(['Annual report 2025']);
  });
});
