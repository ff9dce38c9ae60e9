import type { Core } from '@strapi/strapi';
import { listPublishedTypes, type PageType, pageTypes } from './page-types';
import { findReferences, type Reference, toTarget } from './references';

/** A draft or a published version that refers to another entry or to a file. */
export interface UsingEntry {
  documentId: string;
  locale: string;
  publishedAt: unknown;
  /** The type and the title, such as `Page “History”`. */
  name: string;
  /** The address of the edit view below `/content-manager/`. */
  path: string;
}

type Row = Record<string, unknown> & { id: number };

/** The rows of a model that the values of its fields select. */
const findRows = (strapi: Core.Strapi, uid: string, where: object): Promise<Row[]> =>
  strapi.db.query(uid as never).findMany({ where });

const listModels = (strapi: Core.Strapi) => [...listPublishedTypes(strapi), ...Object.values(strapi.components)];

/** Returns the entries with the given rows of a model: the rows themselves or, of a component, what contains them. */
const findEntries = async (strapi: Core.Strapi, uid: string, ids: unknown[]): Promise<UsingEntry[]> => {
  if (ids.length === 0) return [];
  const type = listPublishedTypes(strapi).find((contentType) => contentType.uid === uid);
  if (type)
    return (await findRows(strapi, uid, { id: { $in: ids } })).map(
      ({ documentId, locale, publishedAt, pageTitle, title, from }) => {
        const ownName = pageTitle ?? title ?? from;
        const name = `${type.info.displayName}${ownName ? ` “${ownName}”` : ''}`;
        const path = type.kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
        return { documentId, locale, publishedAt, name, path } as UsingEntry;
      },
    );
  const entries: UsingEntry[] = [];
  for (const parent of listModels(strapi)) {
    const [field] = Object.entries(parent.attributes).find(([, attribute]) => {
      const { component, components = [] } = attribute as { component?: string; components?: string[] };
      return component === uid || components.includes(uid);
    }) ?? [undefined];
    if (!field) continue;
    const { joinTable } = strapi.db.metadata.get(parent.uid).attributes[field] as { joinTable: { name: string } };
    const rows = await findRows(strapi, joinTable.name, { component_type: uid, cmp_id: { $in: ids } });
    const parentIds = rows.map(({ entity_id }) => entity_id);
    entries.push(...(await findEntries(strapi, parent.uid, parentIds)));
  }
  return entries;
};

/**
 * Finds the drafts and published versions whose texts refer to a target, such as `page:history`. Only references of
 * the `kinds` count, by default all.
 */
export const findTextUses = async (
  strapi: Core.Strapi,
  target: string,
  kinds?: readonly Reference[0][],
): Promise<UsingEntry[]> => {
  const isUse = (reference: Reference) => toTarget(reference) === target && (!kinds || kinds.includes(reference[0]));
  // The names of files can be encoded in links, so that only the beginning of the link can be searched for.
  const text = target.startsWith('file:') ? 'file:' : target.replace(/^\w+:/, '');
  const entries: UsingEntry[] = [];
  for (const { uid, attributes } of listModels(strapi)) {
    const fields = Object.keys(attributes).filter((name) =>
      ['string', 'text', 'richtext'].includes(attributes[name]?.type ?? ''),
    );
    if (fields.length === 0) continue;
    const rows = await findRows(strapi, uid, { $or: fields.map((field) => ({ [field]: { $contains: text } })) });
    const usingRows = rows.filter((row) => findReferences(row).some(isUse));
    entries.push(
      ...(await findEntries(
        strapi,
        uid,
        usingRows.map(({ id }) => id),
      )),
    );
  }
  return entries;
};

/** Finds the drafts and published versions that use a file, in a field or in a text. */
export const findFileUses = async (
  strapi: Core.Strapi,
  { id, name }: { id: number; name: string },
): Promise<UsingEntry[]> => {
  const file = await strapi.db.query('plugin::upload.file').findOne({ where: { id }, populate: ['related'] });
  const entries = await findTextUses(strapi, `file:${name}`);
  for (const row of (file?.related ?? []) as (Row & { __type: string })[])
    entries.push(...(await findEntries(strapi, row.__type, [row.id])));
  return entries;
};

/** Returns the names of entries, each once, for a sentence. */
export const joinNames = (entries: UsingEntry[]): string => [...new Set(entries.map(({ name }) => name))].join(', ');

/** Returns the target of the references to an entry of a type, such as `page:history`; undefined if it cannot have any. */
export const getTarget = (uid: string, entryId: unknown): string | undefined => {
  if (pageTypes.includes(uid as PageType)) return `page:${entryId}`;
  return uid === 'api::dashboard.dashboard' ? `dashboard:${entryId}` : undefined;
};
