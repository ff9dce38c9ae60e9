import { createHmac } from 'node:crypto';
import { createHttpClient } from '../../../platform/http/client';
import type { MailingList } from '../opt-in/mailing-list';

interface WebhookOptions {
  url: string;
  /** The key of signatures: `whsec_` and Base64. */
  secret: string;
  requestConfirmation: MailingList['requestConfirmation'];
}

/**
 * Tells another system, with a signed request, who confirmed and who cancelled. Signatures follow Standard Webhooks 1.0
 * (https://www.standardwebhooks.com). The receiver knows an event that is sent again by its `webhook-id`.
 */
export const webhookList = ({ url, secret, requestConfirmation }: WebhookOptions): MailingList => {
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
    requestConfirmation,
    add: ({ id, ...person }, submission) => post(`${id}.${submission}`, 'subscription.confirmed', person),
    remove: async ({ id, list, email }, wasAdded) => {
      if (wasAdded) await post(`${id}.cancelled`, 'subscription.cancelled', { list, email });
    },
  };
};
