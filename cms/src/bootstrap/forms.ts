import type { Core, Schema } from '@strapi/strapi';

/** How the edit view shows a field: its attribute in the schema has these as `pluginOptions.form`. */
interface Form {
  /** By default the name of the field: `pageTitle` becomes “Page title”. */
  label?: string;
  hint?: string;
  /** Width, of 12 columns. */
  size?: number;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: object; list: object }>;
  layouts: { edit: { name: string; size: number }[][]; list: string[] };
}

const rowSize = 12;
/** The fields that name an entry or a part of it in lists, the best first. */
const titles = [
  'pageTitle',
  'title',
  'label',
  'name',
  'text',
  'caption',
  'network',
  'author',
  'eventName',
  'key',
  'year',
  'type',
];
const columns = ['pageTitle', 'title', 'entryId', 'publicationDate', 'startDate', 'category', 'sector', 'house'];

const words = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Rows of fields, in the order of the schema. */
const rowsOf = (fields: { name: string; size: number }[]) => {
  const rows: (typeof fields)[] = [];
  let free = 0;
  for (const field of fields) {
    if (field.size > free) {
      rows.push([]);
      free = rowSize;
    }
    rows.at(-1)?.push(field);
    free -= field.size;
  }
  return rows;
};

const arrange = ({ attributes }: Schema.Schema, { settings, metadatas, layouts }: Configuration): Configuration => {
  const fields = Object.entries(attributes).filter(([name]) =>
    layouts.edit.some((row) => row.some((field) => field.name === name)),
  );
  const forms: Record<string, Form> = Object.fromEntries(
    fields.map(([name, { pluginOptions }]) => [name, (pluginOptions as { form?: Form } | undefined)?.form ?? {}]),
  );
  const mainField = titles.find((name) => forms[name] && metadatas[name]?.list) ?? 'id';
  const listed = columns.filter((name) => forms[name]);
  return {
    settings: { ...settings, mainField, ...(forms.pageTitle ? { defaultSortBy: 'pageTitle', pageSize: 50 } : {}) },
    metadatas: {
      ...metadatas,
      ...Object.fromEntries(
        Object.entries(forms).map(([name, { label = words(name), hint = '' }]) => [
          name,
          {
            edit: { ...metadatas[name]?.edit, label, description: hint },
            list: { ...metadatas[name]?.list, label },
          },
        ]),
      ),
    },
    layouts: {
      edit: rowsOf(Object.entries(forms).map(([name, { size = rowSize }]) => ({ name, size }))),
      list: listed.length > 0 ? listed : layouts.list,
    },
  };
};

/** Sets labels, hints and layout of every edit view from the schemas. */
export const arrangeForms = async (strapi: Core.Strapi) => {
  const manager = strapi.plugin('content-manager');
  const types = manager.service('content-types');
  const components = manager.service('components');
  for (const schema of Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::')))
    await types.updateConfiguration(schema, arrange(schema, await types.findConfiguration(schema)));
  for (const schema of Object.values(strapi.components))
    await components.updateConfiguration(schema, arrange(schema, await components.findConfiguration(schema)));
};
