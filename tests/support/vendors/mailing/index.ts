import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { env } from '@/lib/platform/env';
import { embeddedMailer } from '@/lib/upstreams/mailing/embedded';
import type { Vendor } from '../vendor';
import { type BrevoEmail, brevo } from './brevo';
import { brevoKey, webhookSecret } from './keys';
import { webhookReceiver } from './webhook';

const outbox = embeddedMailer(path.join(env.DATA_DIR, 'outbox'), 'Halcyre <lists@halcyre.example>');

/** Writes the email of a template to the outbox folder of the site, with the links that confirm and cancel. */
const deliver = ({ to, templateId, confirmUrl, attributes }: BrevoEmail) => {
  const [, cancelUrl] = Object.entries(attributes).find(([name]) => name.startsWith('CANCEL_')) ?? [];
  const text = `Dear ${attributes.FIRSTNAME}\n\n${confirmUrl}\n\n${cancelUrl}`;
  return outbox.send({ id: randomUUID(), to, subject: `Template ${templateId}`, text, html: `<pre>${text}</pre>` });
};

const url = `http://127.0.0.1:${process.env.VENDORS_PORT}/brevo`;

/** The stand-ins for mailing lists. Events of the webhook are printed. */
export const mailingVendors: Record<string, Vendor> = {
  brevo: brevo({ apiKey: brevoKey, url, deliver }),
  webhook: webhookReceiver(webhookSecret, (event) => process.stdout.write(`${JSON.stringify(event)}\n`)),
};
