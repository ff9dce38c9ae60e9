import type { Core, Schema } from '@strapi/strapi';
import { listEditedTypes } from '../page-types';

/** The presentation of a field in the edit view, from `pluginOptions.form` of its attribute in the schema. */
interface FieldForm {
  /** The label, by default the name of the field (`pageTitle` becomes “Page title”). */
  label?: string;
  hint?: string;
  /** The width in columns; a row has 12. */
  size?: number;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: object; list: object }>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
}

const rowColumnCount = 12;
/** The fields that can be the title of an entry, or of a part of it, in lists, in order of preference. */
const titleFields = [
  'pageTitle',
  'title',
  'label',
  'name',
  'from',
  'text',
  'caption',
  'alt',
  'network',
  'author',
  'eventName',
  'key',
  'year',
  'type',
];
const listColumns = [
  'pageTitle',
  'title',
  'entryId',
  'publicationDate',
  'startDate',
  'category',
  'sector',
  'house',
  'from',
  'to',
];

const toLabel = (name: string) =>
  name
    .replace(/[A-Z]/g, (character) => ` ${character.toLowerCase()}`)
    .replace(/^./, (character) => character.toUpperCase());

/** Arranges fields in rows, in the order of the schema. */
const toRows = (fields: { name: string; size: number }[]) => {
  const rows: (typeof fields)[] = [];
  let freeColumns = 0;
  for (const field of fields) {
    if (field.size > freeColumns) {
      rows.push([]);
      freeColumns = rowColumnCount;
    }
    rows.at(-1)?.push(field);
    freeColumns -= field.size;
  }
  return rows;
};

const buildConfiguration = (
  { attributes }: Schema.Schema,
  { settings, metadatas, layouts }: Configuration,
): Configuration => {
  const fields = Object.entries(attributes).filter(([name]) =>
    layouts.edit.some((row) => row.some((field) => field.name === name)),
  );
  const formsByField: Record<string, FieldForm> = Object.fromEntries(
    fields.map(([name, { pluginOptions }]) => [name, (pluginOptions as { form?: FieldForm } | undefined)?.form ?? {}]),
  );
  const mainField = titleFields.find((name) => formsByField[name] && metadatas[name]?.list) ?? 'id';
  const visibleColumns = listColumns.filter((name) => formsByField[name]);
  return {
    settings: {
      ...settings,
      mainField,
      ...(formsByField.pageTitle ? { defaultSortBy: 'pageTitle', pageSize: 50 } : {}),
    },
    metadatas: {
      ...metadatas,
      ...Object.fromEntries(
        Object.entries(formsByField).map(([name, { label = toLabel(name), hint = '' }]) => [
          name,
          {
            edit: { ...metadatas[name]?.edit, label, description: hint },
            list: { ...metadatas[name]?.list, label },
          },
        ]),
      ),
    },
    layouts: {
      edit: toRows(Object.entries(formsByField).map(([name, { size = rowColumnCount }]) => ({ name, size }))),
      list: visibleColumns.length > 0 ? visibleColumns : layouts.list,
    },
  };
};

/** Sets the labels, hints and layout of every edit view from the schemas. */
export const configureForms = async (strapi: Core.Strapi) => {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types');
  const components = manager.service('components');
  for (const schema of listEditedTypes(strapi))
    await types.updateConfiguration(schema, buildConfiguration(schema, await types.findConfiguration(schema)));
  for (const schema of Object.values(strapi.components))
    await components.updateConfiguration(
      schema,
      buildConfiguration(schema, await components.findConfiguration(schema)),
    );
};
