import nodemailer from 'nodemailer';
import { defaultLocale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { readFreeBytes } from '../../platform/state/free-space';
import { siteOutbox } from '../../platform/state/outbox';
import { cms } from '../../upstreams/cms';
import { finance } from '../../upstreams/finance';
import { jobs } from '../../upstreams/jobs';
import { type ListedPosting, listedPosting } from '../../upstreams/jobs/contract';

const tryDatabase = async (): Promise<string> => {
  const { waiting, failed } = await siteOutbox.readStatus();
  return `${waiting} emails wait, ${failed} have failed`;
};

/** The least free space, in bytes, as in the alert `SiteDiskFull`. */
const minFreeBytes = 1e9;

const tryDisk = async (): Promise<string> => {
  const freeBytes = readFreeBytes();
  const result = `${Math.round(freeBytes / 1e6)} MB are free for DATA_DIR`;
  if (freeBytes < minFreeBytes) throw new Error(`${result}; forms fail when it is full`);
  return result;
};

const tryMail = async (): Promise<string> => {
  if (!env.SMTP_URL) return 'no SMTP_URL; emails are files in DATA_DIR/outbox';
  await nodemailer.createTransport({ url: env.SMTP_URL, connectionTimeout: 10_000 }).verify();
  return 'the server accepts the user and password';
};

/** Lists the board. A fact that no posting has may be a field that is misspelt in the variables. */
const tryBoard = async (): Promise<string> => {
  const postings: ListedPosting[] = [];
  for await (const posting of jobs.postings()) postings.push(posting);
  if (postings.length === 0) throw new Error('the board lists no postings; check its name in the variables');
  const facts = Object.keys(listedPosting.shape).filter((fact) => !postings.some((posting) => fact in posting));
  return `${env.jobs.JOBS}: ${postings.length} postings${facts.length > 0 ? `, none with ${facts.join(', ')}` : ''}`;
};

const tryCms = async (): Promise<string> => {
  await cms.settings({ locale: defaultLocale, draft: false });
  return `${env.cms.CMS}: the content is valid`;
};

const tryPrice = async (): Promise<string> => {
  const { price, currency = 'EUR' } = await finance.quote();
  return `${env.finance.FINANCE}: ${price} ${currency}`;
};

const trials = {
  database: tryDatabase,
  disk: tryDisk,
  mail: tryMail,
  board: tryBoard,
  price: tryPrice,
  CMS: tryCms,
};

/** Tries each system behind the site. Returns a line for each, with the reason if it fails. */
export const tryUpstreams = async (): Promise<{ name: string; isWorking: boolean; result: string }[]> =>
  Promise.all(
    Object.entries(trials).map(async ([name, run]) => {
      try {
        return { name, isWorking: true, result: await run() };
      } catch (error) {
        const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
        return { name, isWorking: false, result: reason instanceof Error ? reason.message : String(reason) };
      }
    }),
  );
