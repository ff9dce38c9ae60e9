import type { Core, Modules } from '@strapi/strapi';
import locales from '../config/locales';
import { type PageType, pageTypes } from './page-types';

type AnyDocument = Modules.Documents.AnyDocument;

interface RedirectFields {
  from: string;
  to: string | null;
  match: 'exact' | 'prefix';
  gone: boolean;
}

const redirectUid = 'api::redirect.redirect';

/** The locales of the site, with which its paths begin, by their codes in Strapi. */
const siteLocales = new Map<unknown, string>(Object.entries(locales).map(([locale, code]) => [code, locale]));

const findPublishedPages = async (strapi: Core.Strapi, where: object): Promise<AnyDocument[]> => {
  const pages: AnyDocument[] = [];
  for (const uid of pageTypes)
    pages.push(...(await strapi.db.query(uid).findMany({ where: { ...where, publishedAt: { $notNull: true } } })));
  return pages;
};

/** Returns the published pages above a page, the nearest first. */
const findAncestors = async (strapi: Core.Strapi, { parent, locale }: AnyDocument): Promise<AnyDocument[]> => {
  const [page] = parent ? await findPublishedPages(strapi, { entryId: parent, locale }) : [];
  return page ? [page, ...(await findAncestors(strapi, page))] : [];
};

/** Returns the published versions of a page by language, each with the pages above it and its path on the site. */
const findVersions = async (strapi: Core.Strapi, documentId: unknown) => {
  const pages = await findPublishedPages(strapi, { documentId });
  const versions = pages.map(async (page) => {
    const ancestors = await findAncestors(strapi, page);
    const slugs = [page, ...ancestors].map(({ slug }) => slug).reverse();
    return { page, ancestors, path: `/${[siteLocales.get(page.locale), ...slugs].join('/')}/` };
  });
  return new Map((await Promise.all(versions)).map((version) => [String(version.page.locale), version]));
};

/**
 * Registers a hook that keeps the old paths of pages working. A page with another slug or parent gets a redirect from
 * its former path and everything below it. If a page is unpublished or deleted, its path and the redirects to it lead to
 * the page above it, unless an editor has written a redirect from the path. Redirects name the id of the page to which
 * they lead, so they do not become chains.
 */
export const writeRedirects = (strapi: Core.Strapi) => {
  const findRedirects = async (locale: string, field: 'from' | 'to', values: string[]) => {
    const filters = { [field]: { $in: values } } as never;
    const redirects = await strapi.documents(redirectUid).findMany({ locale, filters, status: 'draft' });
    return redirects as unknown as (RedirectFields & { documentId: string })[];
  };

  /** Finds the redirects from a path, which editors may have written without the final slash. */
  const findRedirectsFrom = (locale: string, from: string) =>
    findRedirects(locale, 'from', [from, from.replace(/\/$/, '')]);

  /** Publishes a redirect in place of the one that its path may have. */
  const publishRedirect = async (locale: string, fields: RedirectFields) => {
    const redirects = strapi.documents(redirectUid);
    const data = fields as never;
    let documentId = (await findRedirectsFrom(locale, fields.from))[0]?.documentId;
    if (documentId) await redirects.update({ documentId, locale, data });
    else ({ documentId } = await redirects.create({ locale, data }));
    await redirects.publish({ documentId: documentId as string, locale });
  };

  strapi.documents.use(async ({ action, uid, params }, next) => {
    if (!pageTypes.includes(uid as PageType) || !['publish', 'unpublish', 'delete'].includes(action)) return next();
    const { documentId } = params as { documentId?: string };
    return strapi.db.transaction(async () => {
      const before = await findVersions(strapi, documentId);
      const result = await next();
      const after = await findVersions(strapi, documentId);
      for (const [locale, { page, path: from, ancestors }] of before) {
        const path = after.get(locale)?.path;
        if (path === from) continue;
        const to = `page:${page.entryId}`;
        if (path) {
          for (const { documentId: redirect } of await findRedirectsFrom(locale, path))
            await strapi.documents(redirectUid).delete({ documentId: redirect, locale });
          await publishRedirect(locale, { from, to, match: 'prefix', gone: false });
          continue;
        }
        const [ownRedirect] = await findRedirectsFrom(locale, from);
        const parent = ancestors.find(({ notClickable }) => !notClickable);
        const parentTarget = parent ? `page:${parent.entryId}` : `/${siteLocales.get(locale)}/`;
        const target = ownRedirect ?? { to: parentTarget, gone: false };
        const formerRedirects = await findRedirects(locale, 'to', [to]);
        for (const formerPath of [from, ...formerRedirects.map((redirect) => redirect.from)])
          await publishRedirect(locale, { from: formerPath, to: target.to, match: 'exact', gone: target.gone });
      }
      return result;
    });
  });
};
