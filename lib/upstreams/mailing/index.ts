import path from 'node:path';
import { env } from '../../platform/env';
import { upstream } from '../../platform/http/upstream';
import type { Mailing } from './contract';
import { embeddedMailing } from './embedded';
import { smtpMailing } from './smtp';

const { DATA_DIR, MAIL_FROM, SMTP_URL } = env;

/** The mailing of this site. Mail servers are slow and limit the number of connections per sender. */
export const mailing: Mailing = SMTP_URL
  ? upstream(smtpMailing(SMTP_URL, MAIL_FROM), {
      name: 'mailing',
      timeoutMs: 30_000,
      maxConcurrent: 10,
      writes: ['send'],
    })
  : embeddedMailing(path.join(DATA_DIR, 'outbox'), MAIL_FROM);
