import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales';

/** A content file that cannot be used: says which file, which field and why. */
export class ContentError extends Error {
  constructor(file: string, problems: string[]) {
    super(`${file} is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ContentError';
  }
}

export const kinds = { pages: 'page', houses: 'house', articles: 'article' } as const;
export type Kind = (typeof kinds)[keyof typeof kinds];

const slug = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const date = z.iso.date();

const entryBase = z.strictObject({
  parent: z.string().optional(),
  image: z.string().optional(),
  publishedAt: date,
  updatedAt: date.optional(),
  pageType: z.enum(['Organization', 'NewsArticle']).default('Organization'),
  noindex: z.boolean().default(false),
});

const entrySchemas = {
  page: entryBase,
  house: entryBase.extend({
    sector: z.string(),
    founded: z.number().int(),
    country: z.string().regex(/^[A-Z]{2}$/),
    accent: z.string().regex(/^#[0-9a-f]{6}$/),
  }),
  article: entryBase.extend({
    pageType: z.literal('NewsArticle').default('NewsArticle'),
    category: z.string(),
    houses: z.array(z.string()).default([]),
  }),
} satisfies Record<Kind, z.ZodObject>;

/** The part of a locale file that says where the page is; its sections are read once every path is known. */
const heading = z.object({
  slug,
  pageTitle: z.string().trim().min(1),
  summary: z.string().trim().min(1),
  seo: z
    .strictObject({ pageTitle: z.string().min(1).optional(), pageDescription: z.string().min(1).optional() })
    .optional(),
  city: z.string().min(1).optional(),
  sections: z.array(z.unknown()),
});

/** One language of an entry, read but not yet resolved. */
export interface Version {
  file: string;
  heading: z.infer<typeof heading>;
}

export interface Entry {
  id: string;
  kind: Kind;
  facts: z.infer<(typeof entrySchemas)['page']> &
    Partial<z.infer<(typeof entrySchemas)['house']>> &
    Partial<Omit<z.infer<(typeof entrySchemas)['article']>, 'pageType'>>;
  published: Partial<Record<Locale, Version>>;
  drafts: Partial<Record<Locale, Version>>;
}

/** Parses one value read from `file`; throws a ContentError that names each wrong field. */
export const check = <T>(schema: z.ZodType<T>, value: unknown, file: string, at: string[] = []): T => {
  const { data, error } = schema.safeParse(value);
  if (!error) return data as T;
  throw new ContentError(
    file,
    error.issues.map((issue) => `${[...at, ...issue.path].join('.') || 'the file'}: ${issue.message}`),
  );
};

/** A YAML file as a value; throws a ContentError where it is not YAML. */
export const readYaml = (root: string, file: string): unknown => {
  try {
    return parse(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) throw new ContentError(file, [error.message]);
    throw error;
  }
};

const folders = (root: string, folder: string) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true }).filter((item) => item.isDirectory())
    : [];

/** Every entry below `root`, in the order of folders. */
export const readEntries = (root: string): Entry[] =>
  Object.entries(kinds).flatMap(([folder, kind]) =>
    folders(root, folder).map(({ name: id }) => {
      const version = (suffix: string) => {
        const found: Partial<Record<Locale, Version>> = {};
        for (const locale of locales) {
          const file = path.join(folder, id, `${locale}${suffix}.yaml`);
          if (existsSync(path.join(root, file)))
            found[locale] = { file, heading: check(heading.strict(), readYaml(root, file), file) };
        }
        return found;
      };
      const file = path.join(folder, id, 'entry.yaml');
      return {
        id,
        kind,
        facts: check<Entry['facts']>(entrySchemas[kind] as z.ZodType<Entry['facts']>, readYaml(root, file), file),
        published: version(''),
        drafts: version('.draft'),
      };
    }),
  );
