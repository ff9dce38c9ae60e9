import type { Fields, Form } from './form';
import { storedName } from './query';

/** A value that was left empty. */
const isEmpty = (stored: unknown) => stored === undefined || stored === null || stored === '';

/** The path of a picture or a film on the site, by the name of its file. */
export const mediaPath = (name: string): string => (name.startsWith('media/') ? `/${name}` : `/media/${name}`);

const stringIn = (stored: unknown, name: string): string | undefined => {
  const found = Object(stored)[name];
  return typeof found === 'string' ? found : undefined;
};

const list = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);

const orNone = <T extends object>(fields: T): T | undefined => (Object.keys(fields).length > 0 ? fields : undefined);

const writtenField = (form: Form, stored: unknown): unknown => {
  if (isEmpty(stored)) return form.kind === 'sections' ? [] : undefined;
  switch (form.kind) {
    case 'value':
      return stored;
    case 'media': {
      const name = stringIn(stored, 'name');
      return name && mediaPath(name);
    }
    case 'words':
      return String(stored)
        .split(form.between)
        .map((word) => word.trim())
        .filter(Boolean);
    case 'choices':
      return list(stored).map((item) => Object(item)[form.field]);
    case 'part':
      return orNone(written(form.fields, stored));
    case 'parts':
      return list(stored).map((item) => written(form.fields, item));
    case 'sections':
      return list(stored).map((section) => {
        const component = stringIn(section, '__component') ?? '';
        const type = component.replace(/^section\./, '');
        return { type, ...written(form.types[type] ?? {}, section) };
      });
  }
};

/** An entry of Strapi in the form of the site's files: what is empty in Strapi is absent. */
export const written = (fields: Fields, stored: unknown): Record<string, unknown> => {
  const values = Object.entries(fields).map(([name, form]) => [
    name,
    writtenField(form, Object(stored)[storedName(name)]),
  ]);
  const present = Object.fromEntries(values.filter(([, found]) => found !== undefined));
  return 'src' in fields && 'src' in present ? { ...present, alt: present.alt ?? '' } : present;
};
