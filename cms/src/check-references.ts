import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { everythingOf } from './everything-of';
import { pageTypes } from './page-types';

type Reference = [kind: 'page' | 'file' | 'dashboard', name: string];

/** Fields with ids of pages, separated by commas. */
const idFields = ['parent', 'house', 'houses', 'page'];

/** The target of a link: a whole field, or in Markdown. */
const target = /(?:^|\]\()(page|file):([^\s)#]+)/g;

const referencesIn = (value: unknown, field = ''): Reference[] => {
  if (typeof value === 'object' && value !== null && !('mime' in value))
    return Object.entries(value).flatMap(([name, part]) => referencesIn(part, Array.isArray(value) ? field : name));
  if (typeof value !== 'string') return [];
  if (idFields.includes(field)) return value.split(', ').map((id) => ['page', id]);
  if (field === 'dashboardId') return [['dashboard', value]];
  return [...value.matchAll(target)].map(([, kind, name]) => [kind, name] as Reference);
};

const exists = async (strapi: Core.Strapi, [kind, name]: Reference): Promise<boolean> => {
  if (kind === 'file') return (await strapi.db.query('plugin::upload.file').count({ where: { name } })) > 0;
  for (const uid of kind === 'page' ? pageTypes : (['api::dashboard.dashboard'] as const))
    if ((await strapi.db.query(uid).count({ where: { entryId: name } })) > 0) return true;
  return false;
};

/** Refuses to publish what refers to a page, a file or a dashboard that does not exist: the site would refuse it. */
export const checkReferences = (strapi: Core.Strapi) => {
  strapi.documents.use(async (context, next) => {
    if (context.action === 'publish' && context.uid.startsWith('api::')) {
      const { documentId, locale } = context.params as { documentId: string; locale?: string | string[] };
      const drafts = await strapi.documents(context.uid).findMany({
        filters: { documentId },
        locale: Array.isArray(locale) ? '*' : locale,
        status: 'draft',
        populate: everythingOf(strapi, context.contentType) as never,
      });
      const published = drafts.filter((draft) => !Array.isArray(locale) || locale.includes(draft.locale ?? ''));
      const references = new Map(referencesIn(published).map((reference) => [reference.join(':'), reference]));
      for (const [name, reference] of references)
        if (!(await exists(strapi, reference))) throw new errors.ValidationError(`There is no ${name}`);
    }
    return next();
  });
};
