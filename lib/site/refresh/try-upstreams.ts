import { existsSync } from 'node:fs';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { defaultLocale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { siteOutbox } from '../../platform/state/outbox';
import { cms } from '../../upstreams/cms';
import { jobs } from '../../upstreams/jobs';
import { type ListedPosting, listedPosting } from '../../upstreams/jobs/contract';

const tryDatabase = async (): Promise<string> => {
  const file = path.resolve(env.DATA_DIR, 'state.sqlite');
  if (!env.DATABASE_URL && !existsSync(file)) return `${file} does not exist yet; the server creates it`;
  const { waiting, failed } = await siteOutbox.readStatus();
  return `${env.DATABASE_URL ? 'PostgreSQL' : file}: ${waiting} emails wait, ${failed} have failed`;
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

/** Tries each system behind the site. Returns a line for each, with the reason if it fails. */
export const tryUpstreams = async (): Promise<{ name: string; isWorking: boolean; result: string }[]> =>
  Promise.all(
    Object.entries({ database: tryDatabase, mail: tryMail, board: tryBoard, CMS: tryCms }).map(async ([name, run]) => {
      try {
        return { name, isWorking: true, result: await run() };
      } catch (error) {
        const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
        return { name, isWorking: false, result: `${error instanceof Error ? error.message : error}${cause}` };
      }
    }),
  );
