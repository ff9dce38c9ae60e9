import { parentPort } from 'node:worker_threads';
import { buildJobOfferPdf } from './job-offer.ts';

/** Builds PDFs in a thread: each message has the parameters of `buildJobOfferPdf`, and the reply is the file. */
parentPort?.on('message', async (job: Parameters<typeof buildJobOfferPdf>) =>
  parentPort?.postMessage(await buildJobOfferPdf(...job)),
);
