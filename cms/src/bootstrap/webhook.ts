import type { Core } from '@strapi/strapi';

const webhookName = 'Site';

const events = [
  'entry.publish',
  'entry.unpublish',
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.draft-discard',
  'media.create',
  'media.update',
  'media.delete',
];

/** Registers the webhook that reports changes to the site, if `SITE_URL` and `REVALIDATE_SECRET` are set. */
export const setWebhook = async (strapi: Core.Strapi) => {
  const { SITE_URL, REVALIDATE_SECRET } = process.env;
  if (!SITE_URL || !REVALIDATE_SECRET) return;
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const webhook = {
    name: webhookName,
    url: `${SITE_URL}/api/revalidate/`,
    headers: { Authorization: `Bearer ${REVALIDATE_SECRET}` },
    events,
    isEnabled: true,
  };
  const existing = (await store.findWebhooks()).find((candidate: { name: string }) => candidate.name === webhookName);
  if (existing?.id) runner.update(await store.updateWebhook(existing.id, webhook));
  else runner.add(await store.createWebhook(webhook));
};
