import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';

/**
 * Registers a hook that publishes fields that are the same in every language in all languages together. Strapi copies
 * them between drafts, but to published versions only if it detects a change, which it does not after a draft was
 * saved.
 */
export const syncSharedFields = (strapi: Core.Strapi) => {
  const syncFields = async (uid: UID.ContentType, id: unknown) => {
    const i18n = strapi.plugin('i18n');
    const { getNestedPopulateOfNonLocalizedAttributes, copyNonLocalizedAttributes } = i18n.service('content-types');
    const populate = getNestedPopulateOfNonLocalizedAttributes(uid);
    const model = strapi.contentType(uid);
    const versions = strapi.db.query(uid);
    const source = await versions.findOne({ where: { id }, populate });
    const otherVersions = await versions.findMany({
      where: { documentId: source.documentId, locale: { $ne: source.locale }, publishedAt: { $notNull: true } },
      populate,
    });
    const pickSharedFields = (version: unknown) => copyNonLocalizedAttributes(model, version);
    if (
      otherVersions.some((otherVersion) => !isDeepStrictEqual(pickSharedFields(otherVersion), pickSharedFields(source)))
    )
      await i18n.service('localizations').syncNonLocalizedAttributes(source, model);
  };

  strapi.documents.use(async ({ action, uid }, next) => {
    if (action !== 'publish' || !uid.startsWith('api::')) return next();
    // Strapi emits the events of the publication after the transaction, so that the site reads all languages.
    return strapi.db.transaction(async () => {
      const result = await next();
      const [firstEntry] = (result as { entries: { id: unknown }[] }).entries;
      if (firstEntry) await syncFields(uid, firstEntry.id);
      return result;
    });
  });
};
