import { parentPort } from 'node:worker_threads';
import { buildArticlePdf } from './article.ts';
import { buildJobOfferPdf } from './job-offer.ts';

/** A PDF to build, with the parameters of the function that builds it. */
export type PdfJob =
  | { kind: 'article'; parameters: Parameters<typeof buildArticlePdf> }
  | { kind: 'job-offer'; parameters: Parameters<typeof buildJobOfferPdf> };

/** Builds PDFs in a thread: the reply to each message, a `PdfJob`, is the file. */
parentPort?.on('message', async ({ kind, parameters }: PdfJob) =>
  parentPort?.postMessage(
    await (kind === 'article' ? buildArticlePdf(...parameters) : buildJobOfferPdf(...parameters)),
  ),
);
