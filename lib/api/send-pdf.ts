import { create as contentDisposition } from 'content-disposition';
import type { NextApiResponse } from 'next';
import brand from '../../content/brand.json' with { type: 'json' };
import type { PdfJob } from '../pdf/thread';
import { oncePerProcess } from '../shared/once-per-process';
import { ApiError } from './errors';
import { fiveMinutes } from './shared-calls';
import { createThreadRunner } from './thread';

/** What the endpoints of PDFs have in common. */
export const pdfEndpoint = {
  method: 'GET',
  produces: 'application/pdf',
  limit: { calls: 30, seconds: 60 },
} as const;

const maxNameLength = 120;

const makePdf = oncePerProcess('pdf-thread', () =>
  createThreadRunner<PdfJob, Uint8Array | null>({ file: './lib/pdf/thread.ts', maxJobMs: 10_000, maxWaiting: 60 }),
);

/** A file name of a title and an id, with only characters that every file system accepts, in any script. */
const buildFileName = (title: string, id: string): string => {
  const cleanTitle = title.replace(/[\p{C}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  return `${Array.from(cleanTitle).slice(0, maxNameLength).join('').trim()} - ${id}.pdf`;
};

interface PdfFile {
  title: string;
  id: string;
  /** The language of the text, as a tag. */
  lang: string;
  isPreview?: boolean;
}

/** Makes a PDF in the worker thread, and sends it as a download. Responds with 404 if no font has its letters. */
export const sendPdf = async (
  response: NextApiResponse,
  job: PdfJob,
  { title, id, lang, isPreview }: PdfFile,
): Promise<null> => {
  const file = await makePdf(job);
  if (!file) throw new ApiError(404, 'There is no PDF of this text, because the site has no font for its letters.');
  response.setHeader('Content-Type', pdfEndpoint.produces);
  response.setHeader('Content-Language', lang);
  response.setHeader(
    'Content-Disposition',
    contentDisposition(buildFileName(title, id), { fallback: `${brand.fileName}-${id}.pdf` }),
  );
  if (!isPreview) response.setHeader('Cache-Control', fiveMinutes);
  response.send(Buffer.from(file));
  return null;
};
