import type { Core } from '@strapi/strapi';

const name = 'Site';

const events = [
  'entry.publish',
  'entry.unpublish',
  'entry.update',
  'entry.delete',
  'entry.draft-discard',
  'media.create',
  'media.update',
  'media.delete',
];

/** Reports changes to the site, if `SITE_URL` and `REVALIDATE_SECRET` are set. */
export const setWebhook = async (strapi: Core.Strapi) => {
  const { SITE_URL, REVALIDATE_SECRET } = process.env;
  if (!SITE_URL || !REVALIDATE_SECRET) return;
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const webhook = {
    name,
    url: `${SITE_URL}/api/revalidate/`,
    headers: { Authorization: `Bearer ${REVALIDATE_SECRET}` },
    events,
    isEnabled: true,
  };
  const known = (await store.findWebhooks()).find((one: { name: string }) => one.name === name);
  if (known?.id) runner.update(await store.updateWebhook(known.id, webhook));
  else runner.add(await store.createWebhook(webhook));
};
