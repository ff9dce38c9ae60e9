import { createHmac } from 'node:crypto';
import { createHttpClient } from '../../../platform/http/client';
import type { MailingList } from './contract';

interface WebhookOptions {
  url: string;
  /** The signing key: `whsec_` and Base64. */
  secret: string;
}

/**
 * A mailing list in another system, which signed requests inform of confirmations and cancellations. Signatures follow
 * Standard Webhooks 1.0 (https://www.standardwebhooks.com). The receiver recognises repeated events by their
 * `webhook-id`.
 */
export const createWebhookList = ({ url, secret }: WebhookOptions): Required<Pick<MailingList, 'add' | 'remove'>> => {
  const { origin, pathname, searchParams } = new URL(url);
  const client = createHttpClient({ name: 'subscriptions webhook', baseUrl: origin, timeoutMs: 10_000 });
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

  const post = async (id: string, type: string, data: object) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const body = { type, timestamp: new Date(timestamp * 1000).toISOString(), data };
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${JSON.stringify(body)}`)
      .digest('base64');
    await client.send(pathname, {
      method: 'POST',
      query: Object.fromEntries(searchParams),
      headers: { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': `v1,${signature}` },
      body,
    });
  };

  return {
    add: ({ id, ...person }, submission) => post(`${id}.${submission}`, 'subscription.confirmed', person),
    remove: async ({ id, list, email }, wasAdded) => {
      if (wasAdded) await post(`${id}.cancelled`, 'subscription.cancelled', { list, email });
    },
  };
};
