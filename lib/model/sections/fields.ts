import { z } from 'zod';
import type { FieldTypes } from '../field-types';
import { countedPagination, filter } from '../list';

/** The model of a section type. */
export interface SectionModel {
  /** The fields that editors write, besides those of every section. */
  content: (fieldTypes: FieldTypes) => z.ZodRawShape;
  /** The data that the server adds when it loads the section. Its loader is in `lib/site/sections`. */
  data?: z.ZodRawShape;
  /** The namespaces of the strings that the component uses, besides the common one. */
  namespaces?: readonly string[];
  /** The namespaces that a list uses only if it has pagination. */
  pagedNamespaces?: readonly string[];
}

export const text = z.string().trim().min(1);
export const id = z.string().regex(/^[a-z0-9-]{1,64}$/);
export const heading = { title: text.optional(), intro: text.optional() };

/** The fields of a form section. `email` is the contact address for browsers without JavaScript. */
export const form = { title: text, text, email: z.email() };

/** A link that is null if it is missing, or leads to a page that does not exist in the locale. */
export const optionalLink = ({ link }: FieldTypes) => link.default(null);

/** A heading with a link to a related page. */
export const linkedHeading = (fieldTypes: FieldTypes) => ({ ...heading, link: optionalLink(fieldTypes) });

/** The fields of a list section: the first entries or, if `paginated`, all of them with pages and filters. */
export const listContent = (pageSize: number) => (fieldTypes: FieldTypes) => ({
  ...linkedHeading(fieldTypes),
  pageSize: z.number().int().min(1).max(48).default(pageSize),
  paginated: z.boolean().default(false),
});

/** The data of a list. Without pagination, `filters` is empty. */
export const listData = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  pagination: countedPagination.nullable(),
  filters: z.array(filter),
});

export const figure = z.strictObject({
  value: text,
  unit: text.optional(),
  label: text,
  /** Draws so many dots, of which `value` are filled. */
  total: z.number().int().min(1).max(100).optional(),
});

/** A person or team to write to. `languages` is a text, such as `French and English`. */
export const contactFields = z.strictObject({
  name: text,
  role: text.optional(),
  languages: text.optional(),
  email: z.email().optional(),
  phone: text.optional(),
  address: z.array(text).optional(),
});
export type Contact = z.infer<typeof contactFields>;
