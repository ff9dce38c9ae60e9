import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { versionUid } from './page-types';
import { populateAll } from './populate-all';

/** How many versions of an entry are kept in each language. */
const maxVersions = 50;

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Returns values without the ids of components, which belong to the published version, and with files as their id. */
const toStored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toStored);
  if (!isObject(value)) return value;
  if ('mime' in value) return { id: value.id };
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : [[name, toStored(part)]])),
  );
};

/** The fields that Strapi writes itself. */
const ownFields = ['documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];

const listFileIds = (value: unknown): unknown[] => {
  if (!isObject(value)) return [];
  return [...('id' in value ? [value.id] : []), ...Object.values(value).flatMap(listFileIds)];
};

/** Registers a hook that stores each version of an entry that is published, and deletes those of deleted entries. */
export const storeVersions = (strapi: Core.Strapi) => {
  const versions = () => strapi.db.query(versionUid);

  const storeVersion = async (uid: UID.ContentType, documentId: string, locale: string) => {
    const populate = populateAll(strapi, strapi.contentType(uid)) as never;
    const document = await strapi.documents(uid).findOne({ documentId, locale, status: 'published', populate });
    const values = toStored(document) as Values;
    const data = Object.fromEntries(Object.entries(values).filter(([name]) => !ownFields.includes(name)));
    const where = { entry: documentId, language: locale };
    const newestFirst = { where, orderBy: { id: 'desc' } } as const;
    const latest = await versions().findOne(newestFirst);
    if (isDeepStrictEqual(latest?.data, JSON.parse(JSON.stringify(data)))) return;
    const { firstname, lastname } = strapi.requestContext.get()?.state?.user ?? {};
    const author = [firstname, lastname].filter(Boolean).join(' ');
    await versions().create({ data: { type: uid, ...where, author, data } });
    const outdated = await versions().findMany({ ...newestFirst, select: ['id'], offset: maxVersions });
    await versions().deleteMany({ where: { id: { $in: outdated.map(({ id }) => id) } } });
  };

  strapi.documents.use(async ({ action, uid, params }, next) => {
    const result = await next();
    const { documentId } = params as { documentId: string };
    if (action === 'publish')
      for (const { locale } of (result as unknown as { entries: { locale: string }[] }).entries)
        await storeVersion(uid, documentId, locale);
    if (action === 'delete') {
      const remaining = await strapi.db.query(uid).findMany({ where: { documentId } });
      const language = { $notIn: remaining.map(({ locale }) => locale) };
      await versions().deleteMany({ where: { entry: documentId, language } });
    }
    return result;
  });
};

/** Writes a stored version into the draft of its entry. Files that were deleted since are left out. */
export const restoreVersion = async (strapi: Core.Strapi, version: Values, userId: number) => {
  const where = { id: { $in: listFileIds(version.data) } };
  const files = await strapi.db.query('plugin::upload.file').findMany({ where, select: ['id'] });
  const fileIds = files.map(({ id }) => id);
  const data = JSON.parse(JSON.stringify(version.data), (_, value) =>
    isObject(value) && 'id' in value && !fileIds.includes(value.id) ? null : value,
  );
  await strapi.documents(version.type as UID.ContentType).update({
    documentId: version.entry as string,
    locale: version.language as string,
    data: { ...data, updatedBy: userId },
  });
};
