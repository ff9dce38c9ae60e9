import { parentPort } from 'node:worker_threads';
import { buildJobOfferPdf } from './job-offer.ts';

/** Makes PDFs in a thread: each message has the parameters of `jobOfferPdf`. */
parentPort?.on('message', async (job: Parameters<typeof buildJobOfferPdf>) =>
  parentPort?.postMessage(await buildJobOfferPdf(...job)),
);
