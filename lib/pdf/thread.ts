import { buildArticlePdf } from './article.ts';
import { UnprintableError } from './fonts.ts';
import { buildJobOfferPdf } from './job-offer.ts';

/** A PDF to build, with the parameters of the function that builds it. */
export type PdfJob =
  | { kind: 'article'; parameters: Parameters<typeof buildArticlePdf> }
  | { kind: 'job-offer'; parameters: Parameters<typeof buildJobOfferPdf> };

/** Builds a PDF in a thread; null if its text is unprintable. */
export default ({ kind, parameters }: PdfJob): Promise<Buffer | null> =>
  (kind === 'article' ? buildArticlePdf(...parameters) : buildJobOfferPdf(...parameters)).catch((error) => {
    if (error instanceof UnprintableError) return null;
    throw error;
  });
