import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { everythingOf } from './everything-of';
import { pageTypes } from './page-types';
import { type Reference, referencesIn } from './references';

type AnyDocument = Modules.Documents.AnyDocument;
const exists = async (strapi: Core.Strapi, [kind, name]: Reference): Promise<boolean> => {
  if (kind === 'file') return (await strapi.db.query('plugin::upload.file').count({ where: { name } })) > 0;
  for (const uid of kind === 'page' ? pageTypes : (['api::dashboard.dashboard'] as const))
    if ((await strapi.db.query(uid).count({ where: { entryId: name } })) > 0) return true;
  return false;
};

/** Whether another page has the id of a page. */
const isTaken = async (strapi: Core.Strapi, uid: string, { documentId, entryId }: AnyDocument): Promise<boolean> => {
  for (const other of pageTypes.some((type) => type === uid) ? pageTypes : [])
    if ((await strapi.db.query(other).count({ where: { entryId, documentId: { $ne: documentId } } })) > 0) return true;
  return false;
};

/**
 * Refuses to publish what the site would refuse: references to a page, a file or a dashboard that does not exist, and
 * pages with the id of another page.
 */
export const checkPublication = (strapi: Core.Strapi) => {
  const check = async (uid: UID.ContentType, draft: AnyDocument) => {
    if (await isTaken(strapi, uid, draft)) throw new errors.ValidationError(`Another page has the id ${draft.entryId}`);
    const references = new Map(referencesIn(draft).map((reference) => [reference.join(':'), reference]));
    for (const [name, reference] of references)
      if (!(await exists(strapi, reference))) throw new errors.ValidationError(`There is no ${name}`);
  };

  strapi.documents.use(async ({ action, uid, contentType, params }, next) => {
    if (action !== 'publish' || !uid.startsWith('api::')) return next();
    const { documentId, locale } = params as { documentId: string; locale?: string | string[] };
    const drafts = await strapi.documents(uid).findMany({
      filters: { documentId },
      locale: Array.isArray(locale) ? '*' : locale,
      status: 'draft',
      populate: everythingOf(strapi, contentType) as never,
    });
    for (const draft of drafts)
      if (!Array.isArray(locale) || locale.includes(draft.locale ?? '')) await check(uid, draft);
    return next();
  });
};
