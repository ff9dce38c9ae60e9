import path from 'node:path';
import { env } from '../env';
import type { Mailing } from './contract';
import { embeddedMailing } from './embedded';
import { smtpMailing } from './smtp';

const { DATA_DIR, MAIL_FROM, SMTP_URL } = env;

/** The mailing of this site. */
export const mailing: Mailing = SMTP_URL
  ? smtpMailing(SMTP_URL, MAIL_FROM)
  : embeddedMailing(path.join(DATA_DIR, 'outbox'), MAIL_FROM);
