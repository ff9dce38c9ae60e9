import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findFileUses, findTextUses, getTarget, joinNames } from './find-uses';
import type { Reference } from './references';

interface File {
  id: number;
  name: string;
}

/**
 * Registers checks that reject a removal for which the site would leave out more than links:
 * - a page above published pages, or a dashboard that a published page shows, in a language;
 * - a house that published articles or people name, in its last language;
 * - a file that an entry uses, and a new name of a file to which texts link.
 */
export const checkRemoval = (strapi: Core.Strapi) => {
  const checkEntry = async (uid: UID.ContentType, documentId: string, locales: unknown) => {
    const published = await strapi.db.query(uid).findMany({ where: { documentId, publishedAt: { $notNull: true } } });
    const removed = published.filter(({ locale }) => locales === '*' || [locales].flat().includes(locale));
    const target = getTarget(uid, removed[0]?.entryId);
    if (removed.length === 0 || !target) return;
    const kinds: Reference[0][] = ['parent', 'dashboard'];
    if (removed.length === published.length) kinds.push('house');
    const removedLocales = removed.map(({ locale }) => locale);
    const needing = (await findTextUses(strapi, target, kinds)).filter(
      (use) => use.publishedAt && (kinds.includes('house') || removedLocales.includes(use.locale)),
    );
    if (needing.length > 0)
      throw new errors.ApplicationError(`Published entries need this one: ${joinNames(needing)}. Change them first.`);
  };

  strapi.documents.use(async ({ action, uid, params }, next) => {
    if (action === 'delete' || action === 'unpublish') {
      const { documentId, locale } = params as { documentId: string; locale?: unknown };
      await checkEntry(uid, documentId, locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale()));
    }
    return next();
  });

  const uploads = strapi.plugin('upload').service('upload');
  const { remove } = uploads;
  uploads.remove = async (file: File) => {
    const uses = await findFileUses(strapi, file);
    if (uses.length > 0)
      throw new errors.ApplicationError(`“${file.name}” is used by ${joinNames(uses)}. Change these entries first.`);
    return remove(file);
  };

  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    beforeUpdate: async ({ params: { data, where } }) => {
      const file = data.name && (await strapi.db.query('plugin::upload.file').findOne({ where }));
      if (!file || file.name === data.name) return;
      const uses = await findTextUses(strapi, `file:${file.name}`);
      if (uses.length > 0)
        throw new errors.ApplicationError(`Links name “${file.name}” in ${joinNames(uses)}. Keep its name.`);
    },
  });
};
