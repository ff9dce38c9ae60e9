import type { Locale } from '../../../i18n/locales';
import type { Fields, Form } from './form';

type Query = Record<string, string>;

/** The names that fields have in Strapi, which has a `publishedAt` and `updatedAt` of its own. */
const storedNames: Record<string, string> = {
  src: 'image',
  publishedAt: 'publicationDate',
  updatedAt: 'updateDate',
};

export const storedName = (name: string): string => storedNames[name] ?? name;

const isNested = ({ kind }: Form) => kind !== 'value' && kind !== 'words';

const nested = (name: string, form: Form, at: string): Query => {
  const inside = `${at}[${storedName(name)}]`;
  if (form.kind === 'media') return { [`${inside}[fields]`]: 'name' };
  if (form.kind === 'choices') return { [`${inside}[fields]`]: form.field };
  if (form.kind === 'part' || form.kind === 'parts') return queryOf(form.fields, inside);
  if (form.kind !== 'sections') return {};
  const types = Object.entries(form.types).map(([type, fields]) => queryOf(fields, `${inside}[on][section.${type}]`));
  return Object.assign({}, ...types);
};

/** The parameters of Strapi's REST API that ask for exactly these fields, with everything in them. */
export const queryOf = (fields: Fields, at = ''): Query => {
  const parameter = (name: string) => (at ? `${at}[${name}]` : name);
  const entries = Object.entries(fields);
  const plain = entries.filter(([, form]) => !isNested(form)).map(([name]) => storedName(name));
  const inner = entries.map(([name, form]) => nested(name, form, parameter('populate')));
  return Object.assign({ [parameter('fields')]: plain.join(',') || 'id' }, ...inner);
};

/** Strapi's code of each locale. */
export const strapiCodes: Record<Locale, string> = { en: 'en', fr: 'fr', it: 'it', cn: 'zh-Hans', jp: 'ja' };

const byCode = new Map(Object.entries(strapiCodes).map(([locale, code]) => [code, locale as Locale]));

/** The locale of a code of Strapi; undefined for a language that the site does not have. */
export const localeOf = (code: string): Locale | undefined => byCode.get(code);
