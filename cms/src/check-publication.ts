import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { everythingOf } from './everything-of';
import { type PageType, pageTypes } from './page-types';
import { faultsOf } from './publication-rules';
import { type Reference, referencesIn } from './references';

type AnyDocument = Modules.Documents.AnyDocument;
type Where = Record<string, unknown>;

const typesOf = { page: pageTypes, house: ['api::house.house'], dashboard: ['api::dashboard.dashboard'] } as const;

const exists = async (strapi: Core.Strapi, [kind, name]: Reference): Promise<boolean> => {
  if (kind === 'file') return (await strapi.db.query('plugin::upload.file').count({ where: { name } })) > 0;
  for (const uid of typesOf[kind])
    if ((await strapi.db.query(uid).count({ where: { entryId: name } })) > 0) return true;
  return false;
};

const findPage = async (strapi: Core.Strapi, where: Where): Promise<AnyDocument | undefined> => {
  for (const uid of pageTypes) {
    const found = await strapi.db.query(uid).findOne({ where });
    if (found) return found;
  }
};

/** Matches a field that is empty, in either form that forms save, or that has a value. */
const same = (field: 'slug' | 'parent', value: unknown): Where =>
  value ? { [field]: value } : { $or: [{ [field]: null }, { [field]: '' }] };

const published = (locale: unknown): Where => ({ locale, publishedAt: { $notNull: true } });

/** What keeps the site from showing a page at its path, in a sentence; undefined if nothing does. */
const faultOfPath = async (strapi: Core.Strapi, page: AnyDocument): Promise<string | undefined> => {
  const { documentId, entryId, slug, parent, locale } = page;
  const others = { documentId: { $ne: documentId } };
  if (await findPage(strapi, { entryId, ...others })) return `Another page has the id “${entryId}”.`;
  if (parent && !slug) return 'The slug is missing: only the home page has none.';
  const twin = await findPage(strapi, {
    $and: [same('slug', slug), same('parent', parent), published(locale), others],
  });
  if (twin) return `The slug “${slug ?? ''}” is taken by the page “${twin.pageTitle}”.`;
  const below = [entryId];
  for (let id = parent; id; ) {
    if (below.includes(id)) return `The page cannot be below itself (${below.join(', ')}).`;
    below.push(id);
    const above = await findPage(strapi, { entryId: id, ...published(locale) });
    if (!above) return `The page above, “${id}”, is not published in this language.`;
    if (!above.slug) return `The page above, “${id}”, has no slug: leave “Page above” empty.`;
    id = above.parent;
  }
};

/**
 * Refuses to publish what the site would refuse or leave out: what is wrong in the document itself, paths that are
 * taken or lead nowhere, and references to a page, a file or a dashboard that does not exist.
 */
export const checkPublication = (strapi: Core.Strapi) => {
  const check = async (uid: UID.ContentType, draft: AnyDocument) => {
    const faults = [...faultsOf(uid, draft)];
    const fault = pageTypes.includes(uid as PageType) && (await faultOfPath(strapi, draft));
    if (fault) faults.unshift(fault);
    const references = new Map(referencesIn(draft).map((reference) => [reference.join(':'), reference]));
    for (const [name, reference] of references)
      if (!(await exists(strapi, reference))) faults.push(`There is no “${name}”.`);
    if (faults.length > 0) throw new errors.ValidationError([...new Set(faults)].join(' '));
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
