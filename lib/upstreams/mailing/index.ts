import path from 'node:path';
import { env } from '../../platform/env';
import { withUpstreamLimits } from '../../platform/http/upstream';
import type { Mailer } from './contract';
import { embeddedMailer } from './embedded';
import { smtpMailer } from './smtp';

const { DATA_DIR, MAIL_FROM, SMTP_URL } = env;

/** The mailer of this site. Mail servers are slow, and limit the number of connections per sender. */
export const mailing: Mailer = SMTP_URL
  ? withUpstreamLimits(smtpMailer(SMTP_URL, MAIL_FROM), {
      name: 'mailing',
      timeoutMs: 30_000,
      maxConcurrent: 10,
      writes: ['send'],
    })
  : embeddedMailer(path.join(DATA_DIR, 'outbox'), MAIL_FROM);
