import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Vendor } from '../vendor';

const event = z.object({
  type: z.enum(['subscription.confirmed', 'subscription.cancelled']),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ list: z.string(), email: z.email() }),
});
export type WebhookEvent = z.infer<typeof event>;

const maxAgeSeconds = 300;

/**
 * A receiver of Standard Webhooks. It responds with 401 to a wrong or old signature, and passes each event to `receive`
 * once.
 */
export const webhookReceiver = (secret: string, receive: (event: WebhookEvent) => void): Vendor => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const receivedIds = new Set<string>();
  return async (request) => {
    const body = await request.text();
    const [id = '', timestamp = '', signature = ''] = ['id', 'timestamp', 'signature'].map(
      (name) => request.headers.get(`webhook-${name}`) ?? '',
    );
    const expected = Buffer.from(
      `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
    );
    const isSigned = expected.length === signature.length && timingSafeEqual(expected, Buffer.from(signature));
    const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < maxAgeSeconds;
    if (!isSigned || !isRecent) return new Response('The signature is wrong or too old.', { status: 401 });
    if (!receivedIds.has(id)) receive(event.parse(JSON.parse(body)));
    receivedIds.add(id);
    return new Response('ok');
  };
};
