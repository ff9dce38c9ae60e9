import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { posting, postingUrl } from '@/tests/support/pdf/postings';
import { releases, releaseUrl } from '@/tests/support/pdf/releases';
import type { PdfJob } from '../pdf/thread';
import { createThreadRunner } from './thread';

const folder = mkdtempSync(path.join(tmpdir(), 'thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module that returns each job as its result, fails for `fail`, and never ends for `endless`. */
const file = path.join(folder, 'echo.mjs');
writeFileSync(
  file,
  `export default (job) => {
     if (job === 'fail') throw new Error('the job failed');
     while (job === 'endless');
     return job;
   };`,
);
const echo = (options = {}) =>
  createThreadRunner<string, string>({ file, maxJobMs: 60_000, maxWaiting: 60, ...options });
vi.setConfig({ testTimeout: 60_000 });

it.each<PdfJob>([
  { kind: 'article', parameters: [releases.en, 'en', releaseUrl] },
  { kind: 'job-offer', parameters: [posting, 'en', postingUrl] },
])('creates the PDF of an offer and of an article without a build: $kind', async (job) => {
  const pdf = createThreadRunner<PdfJob, Uint8Array>({
    file: './lib/pdf/thread.ts',
    maxJobMs: 50_000,
    maxWaiting: 1,
  });
  expect(Buffer.from(await pdf(job)).toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);
});

it('runs the next job after a job fails', async () => {
  const outcomes = await Promise.allSettled(['a', 'fail', 'b'].map(echo()));
  expect(outcomes).toMatchObject([{ value: 'a' }, { reason: { message: 'the job failed' } }, { value: 'b' }]);
});

it('ends a job that takes too long with 503, and runs the next job', async () => {
  const run = echo({ maxJobMs: 12_345 });
  const timeout = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
  const jobs = ['endless', 'c'].map(run);
  timeout.abort();
  expect(await Promise.allSettled(jobs)).toMatchObject([{ reason: { status: 503 } }, { value: 'c' }]);
  expect(limits.mock.calls).toEqual([[12_345], [12_345]]);
});

it('rejects jobs with 429 while too many are waiting', async () => {
  const run = echo({ maxWaiting: 1 });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(run));
  expect(outcomes).toMatchObject([{ value: 'a' }, { value: 'b' }, { reason: { status: 429 } }]);
});
