import { parse } from 'content-disposition';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import type { JobDetails } from '@/lib/model/job';
import { loadJobDetails } from '@/lib/site/careers/jobs';
import * as api from '@/pages/api/download-job-offer';
import { call } from '@/tests/support/api';

vi.mock('@/lib/site/careers/jobs', () => ({ loadJobDetails: vi.fn() }));
const makePdf = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/thread', () => ({ createThreadRunner: () => makePdf }));
beforeEach(() => makePdf.mockResolvedValue(Buffer.from('%PDF-1.7')));

const offer = {
  jobId: 'HAL-2026-01874',
  jobPosting: 'Leather artisan',
  continent: 'europe',
  path: 'leather-artisan-paris-18',
  locationCity: 'Paris',
  lang: 'fr',
  textLang: 'en',
} as JobDetails;

const mockPosting = (posting: JobDetails | null) => vi.mocked(loadJobDetails).mockResolvedValue(posting);
const query = { jobId: offer.jobId, locale: 'fr' };

describe('GET /api/download-job-offer/', () => {
  it('returns the offer as a PDF to download', async () => {
    mockPosting(offer);
    const { status, headers, text } = await call(api, { query });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-language']).toBe('en');
    expect(headers['content-length']).toBe(String(text.length));
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(text).toMatch(/^%PDF-/);
    expect(loadJobDetails).toHaveBeenCalledWith('fr', offer.jobId);
    const url = expect.stringMatching(/^https?:\/\/[^/]+\/fr\/talents\/offre\/europe\/leather-artisan-paris-18\/$/);
    expect(makePdf).toHaveBeenCalledWith({ kind: 'job-offer', parameters: [offer, 'fr', url] });
  });

  it.each([
    ['Leather artisan', 'Paris', 'Leather artisan - Paris - HAL-2026-01874.pdf'],
    [
      'Maroquinier ou maroquinière (H/F)',
      'Orléans',
      'Maroquinier ou maroquinière (H F) - Orléans - HAL-2026-01874.pdf',
    ],
    ['Leather artisan', null, 'Leather artisan - HAL-2026-01874.pdf'],
    ['革職人', '京都', '革職人 - 京都 - HAL-2026-01874.pdf'],
    ['../a\\b: "c"\n<d>', 'Paris', '.. a b c d - Paris - HAL-2026-01874.pdf'],
  ])('names the file by title, city and id: %s', async (jobPosting, locationCity, name) => {
    mockPosting({ ...offer, jobPosting, locationCity });
    const { headers } = await call(api, { query });
    const disposition = headers['content-disposition'] ?? '';
    expect(disposition).toMatch(/^[\x20-\x7e]+$/);
    expect(disposition).toContain(`filename=${brand.fileName}-HAL-2026-01874.pdf;`);
    expect(disposition).toContain("filename*=UTF-8''");
    expect(parse(disposition)).toMatchObject({ type: 'attachment', parameters: { filename: name } });
  });

  it('limits the length of the file name', async () => {
    mockPosting({ ...offer, jobPosting: '銀'.repeat(500) });
    const { headers } = await call(api, { query });
    expect(parse(headers['content-disposition'] ?? '').parameters.filename).toHaveLength(
      120 + ' - HAL-2026-01874.pdf'.length,
    );
  });

  it('responds with 404 if no open offer has the id', async () => {
    mockPosting(null);
    const { status, json, headers } = await call(api, { query });
    expect(status).toBe(404);
    expect(json).toMatchObject({ success: false, message: expect.stringContaining('no open offer') });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('responds with 404 if the site has no font for the letters of the offer', async () => {
    mockPosting(offer);
    makePdf.mockResolvedValueOnce(null);
    const { status, json, headers } = await call(api, { query });
    expect(status).toBe(404);
    expect(json).toMatchObject({ success: false, message: expect.stringContaining('no font') });
    expect(headers['content-type']).toContain('application/json');
  });
});
