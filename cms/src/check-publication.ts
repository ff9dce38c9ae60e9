import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findTextUses, getTarget, joinNames } from './find-uses';
import { type PageType, pageTypes } from './page-types';
import { populateAll } from './populate-all';
import { findIssues } from './publication-rules';
import { findDescribedPictures, findReferences, type Reference } from './references';

type AnyDocument = Modules.Documents.AnyDocument;
type Where = Record<string, unknown>;

const typesByKind = { page: pageTypes, house: ['api::house.house'], dashboard: ['api::dashboard.dashboard'] } as const;

const exists = async (strapi: Core.Strapi, [kind, name]: Reference): Promise<boolean> => {
  // `findPathIssue` checks the page above.
  if (kind === 'parent') return true;
  if (kind === 'file') return (await strapi.db.query('plugin::upload.file').count({ where: { name } })) > 0;
  for (const uid of typesByKind[kind])
    if ((await strapi.db.query(uid).count({ where: { entryId: name } })) > 0) return true;
  return false;
};

const findPage = async (strapi: Core.Strapi, where: Where): Promise<AnyDocument | undefined> => {
  for (const uid of pageTypes) {
    const page = await strapi.db.query(uid).findOne({ where });
    if (page) return page;
  }
};

/**
 * Returns the condition that a field has a value or is empty, which the edit view saves as null or as an empty text.
 */
const matchField = (field: 'slug' | 'parent', value: unknown): Where =>
  value ? { [field]: value } : { $or: [{ [field]: null }, { [field]: '' }] };

const matchPublished = (locale: unknown): Where => ({ locale, publishedAt: { $notNull: true } });

/** Returns a sentence about the reason why the site could not show a page at its path, or undefined if it can. */
const findPathIssue = async (strapi: Core.Strapi, page: AnyDocument): Promise<string | undefined> => {
  const { documentId, entryId, slug, parent, locale } = page;
  const otherDocuments = { documentId: { $ne: documentId } };
  if (await findPage(strapi, { entryId, ...otherDocuments })) return `Another page has the id “${entryId}”.`;
  if (parent && !slug) return 'The slug is missing. Only the home page has none.';
  const duplicate = await findPage(strapi, {
    $and: [matchField('slug', slug), matchField('parent', parent), matchPublished(locale), otherDocuments],
  });
  if (duplicate) return `The slug “${slug ?? ''}” is taken by the page “${duplicate.pageTitle}”.`;
  const visitedIds = [entryId];
  for (let id = parent; id; ) {
    if (visitedIds.includes(id)) return `The page cannot be below itself (${visitedIds.join(', ')}).`;
    visitedIds.push(id);
    const parentPage = await findPage(strapi, { entryId: id, ...matchPublished(locale) });
    if (!parentPage) return `The page above, “${id}”, is not published in this language.`;
    if (!parentPage.slug) return `The page above, “${id}”, has no slug. Leave “Page above” empty.`;
    id = parentPage.parent;
  }
};

/** Returns a sentence if other entries refer to a published entry by an id that its draft changes. */
const findIdIssue = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, entryId }: AnyDocument,
): Promise<string | undefined> => {
  const published = await strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $notNull: true } } });
  const target = getTarget(uid, published?.entryId);
  if (!published || !target || published.entryId === entryId) return;
  const uses = (await findTextUses(strapi, target)).filter((use) => use.documentId !== documentId);
  if (uses.length > 0) return `The id was “${published.entryId}”, which ${joinNames(uses)} use. Do not change it.`;
};

/** Returns a sentence for each picture that takes the alternative text of its entry, which lacks the language. */
const findPictureIssues = async (strapi: Core.Strapi, draft: AnyDocument): Promise<string[]> => {
  const names = [...new Set(findDescribedPictures(draft))];
  const entries = await strapi.db.query('api::picture.picture').findMany({
    where: { locale: draft.locale, image: { name: { $in: names } } },
    populate: ['image'],
  });
  const describedNames = new Set(entries.map(({ image }) => image.name));
  return names
    .filter((name) => !describedNames.has(name))
    .map(
      (name) =>
        `The picture “${name}” has no alternative text in this language. Write it under Picture or here, or tick “Decorative”.`,
    );
};

/**
 * Registers a check that rejects the publication of documents that the site would reject or show incompletely:
 * documents with invalid fields, with a path that is taken or has no published parent, with pictures without alternative
 * text, or with references to a page, a file or a dashboard that does not exist.
 */
export const checkPublication = (strapi: Core.Strapi) => {
  const check = async (uid: UID.ContentType, draft: AnyDocument) => {
    const issues = [...findIssues(uid, draft)];
    const pathIssue = pageTypes.includes(uid as PageType) && (await findPathIssue(strapi, draft));
    if (pathIssue) issues.unshift(pathIssue);
    const idIssue = await findIdIssue(strapi, uid, draft);
    if (idIssue) issues.unshift(idIssue);
    if (uid === 'api::redirect.redirect') {
      const { documentId, from, match } = draft;
      const otherRedirects = { documentId: { $ne: documentId }, from, match, publishedAt: { $notNull: true } };
      if ((await strapi.db.query(uid).count({ where: otherRedirects })) > 0)
        issues.push(`“${from}” has another redirect.`);
    }
    issues.push(...(await findPictureIssues(strapi, draft)));
    const references = new Map(findReferences(draft).map((reference) => [reference.join(':'), reference]));
    for (const [name, reference] of references)
      if (!(await exists(strapi, reference))) issues.push(`“${name}” does not exist.`);
    if (issues.length > 0) throw new errors.ValidationError([...new Set(issues)].join(' '));
  };

  strapi.documents.use(async ({ action, uid, contentType, params }, next) => {
    if (action !== 'publish' || !uid.startsWith('api::')) return next();
    const { documentId, locale } = params as { documentId: string; locale?: string | string[] };
    const drafts = await strapi.documents(uid).findMany({
      filters: { documentId },
      locale: Array.isArray(locale) ? '*' : locale,
      status: 'draft',
      populate: populateAll(strapi, contentType) as never,
    });
    for (const draft of drafts)
      if (!Array.isArray(locale) || locale.includes(draft.locale ?? '')) await check(uid, draft);
    return next();
  });
};
