import { z } from 'zod';
import { articleCard, houseCard, pageCard } from './card';
import { day } from './day';
import { houseFacts } from './house';
import { jobQuery, jobResponse } from './job';
import { type Leaves, plainLeaves, videoOf } from './leaf';

/** The pages of a list, from zero, and the addresses of the one shown and of those before and after it. */
const pagination = z.object({
  address: z.string(),
  page: z.number().int().nonnegative(),
  nbPages: z.number().int().nonnegative(),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});
export type Pagination = z.infer<typeof pagination>;

const text = z.string().trim().min(1);
const compact = <T>(items: (T | null)[]) => items.filter((item) => item !== null);

/** The ground a section stands on: ivory where none is named, a darker stone, ink, or the house's own colour. */
export const tone = z.enum(['stone', 'ink', 'accent']);
export type Tone = z.infer<typeof tone>;

/**
 * The sections an editor may place on a page, by type: what the CMS holds.
 * Every one may carry `anchor`, the id that in-page links point at, and a `tone`.
 */
export const sectionSchemas = ({ richText, image, link }: Leaves) => {
  const links = z.array(link).default([]).transform(compact);
  const optionalLink = link.default(null);
  const section = <K extends string, S extends z.ZodRawShape>(type: K, shape: S) =>
    z.strictObject({
      type: z.literal(type),
      anchor: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .optional(),
      tone: tone.optional(),
      ...shape,
    });

  return {
    hero: section('hero', {
      slides: z
        .array(
          z.strictObject({
            eyebrow: text.optional(),
            title: text,
            text: text.optional(),
            image,
            /** A silent film that begins with `image` and repeats. */
            film: z.string().startsWith('/').optional(),
            link: optionalLink,
          }),
        )
        .min(1),
    }),
    'rich-text': section('rich-text', { title: text.optional(), body: richText }),
    'banner-house': section('banner-house', {
      eyebrow: text.optional(),
      title: text,
      text,
      image,
      link: optionalLink,
      layout: z.enum(['split', 'full']).default('split'),
    }),
    'key-figures': section('key-figures', {
      title: text.optional(),
      intro: text.optional(),
      figures: z.array(z.strictObject({ value: text, unit: text.optional(), label: text })).min(1),
      note: text.optional(),
    }),
    'houses-grid': section('houses-grid', {
      title: text.optional(),
      intro: text.optional(),
      sector: text.optional(),
      layout: z.enum(['sectors', 'marks']).default('sectors'),
      link: optionalLink,
    }),
    quote: section('quote', { text, author: text, role: text.optional(), image: image.optional() }),
    image: section('image', {
      image,
      caption: text.optional(),
      layout: z.enum(['inset', 'wide', 'full']).default('wide'),
    }),
    gallery: section('gallery', {
      title: text.optional(),
      images: z.array(z.strictObject({ image, caption: text.optional() })).min(2),
    }),
    timeline: section('timeline', {
      title: text.optional(),
      events: z.array(z.strictObject({ year: text, title: text, text, image: image.optional() })).min(1),
    }),
    'news-list': section('news-list', {
      title: text.optional(),
      category: text.optional(),
      pageSize: z.number().int().min(1).max(48).default(9),
      paginated: z.boolean().default(false),
      link: optionalLink,
    }),
    'video-with-description': section('video-with-description', { title: text, text: richText, video: videoOf(image) }),
    'youtube-video': section('youtube-video', {
      title: text,
      text: text.optional(),
      videoId: z.string().regex(/^[\w-]{11}$/),
      background: image,
    }),
    accordion: section('accordion', {
      title: text.optional(),
      items: z.array(z.strictObject({ title: text, body: richText })).min(1),
    }),
    'call-to-action': section('call-to-action', { title: text, text: text.optional(), links, image: image.optional() }),
    contact: section('contact', {
      title: text.optional(),
      intro: text.optional(),
      contacts: z
        .array(
          z.strictObject({
            name: text,
            role: text.optional(),
            email: z.email().optional(),
            phone: text.optional(),
            address: z.array(text).optional(),
          }),
        )
        .min(1),
    }),
    governance: section('governance', {
      title: text.optional(),
      intro: text.optional(),
      people: z.array(z.strictObject({ name: text, role: text, bio: text })).min(1),
    }),
    'job-search': section('job-search', { title: text.optional(), intro: text.optional() }),
    'jobs-by-region': section('jobs-by-region', { title: text.optional(), intro: text.optional(), link: optionalLink }),
    'job-alert': section('job-alert', { title: text, text: text.optional() }),
    recommendations: section('recommendations', {
      title: text.optional(),
      limit: z.number().int().min(1).max(12).default(3),
    }),
  };
};

/** One schema for every section, told apart by `type`. */
export const sectionSchema = (leaves: Leaves) =>
  z.discriminatedUnion('type', Object.values(sectionSchemas(leaves)) as unknown as SectionSchemaTuple);

type SectionSchemas = ReturnType<typeof sectionSchemas>;
type SectionSchemaTuple = [SectionSchemas[SectionType], ...SectionSchemas[SectionType][]];
export type SectionType = keyof SectionSchemas;

/** A section as the CMS holds it. */
export type SectionContent<T extends SectionType = SectionType> = { [K in T]: z.infer<SectionSchemas[K]> }[T];

const plainSections = sectionSchemas(plainLeaves);

const counted = z.object({ label: z.string(), count: z.number().int(), href: z.string() });

/** What `loadPage` adds to the sections that show other entries. */
export const sectionData = {
  /** What the hero opens: the day of an article, the facts of a house; null on other pages. */
  hero: z.object({ date: day.nullable(), house: houseFacts.nullable() }),
  'houses-grid': z.object({
    sectors: z.array(z.object({ key: z.string(), label: z.string(), houses: z.array(houseCard) })),
  }),
  'news-list': z.object({ items: z.array(articleCard), pagination: pagination.nullable() }),
  /** What the URL asks for, and its answer; null where the job platform gives none. */
  'job-search': z.object({
    query: jobQuery.omit({ locale: true }),
    answer: jobResponse.nullable(),
    pagination: pagination.nullable(),
  }),
  /** How many offers there are in each region and its countries, with the addresses of their lists. */
  'jobs-by-region': z.object({ regions: z.array(counted.extend({ countries: z.array(counted) })) }),
  recommendations: z.object({ items: z.array(pageCard) }),
} satisfies Partial<Record<SectionType, z.ZodObject>>;

export type SectionWithData = keyof typeof sectionData;
export type SectionData<T extends SectionWithData> = z.infer<(typeof sectionData)[T]>;

/** A section as a page shows it. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: SectionContent<K> & (K extends SectionWithData ? SectionData<K> : unknown);
}[T];

export const section: z.ZodType<Section> = z.discriminatedUnion(
  'type',
  Object.entries(plainSections).map(([type, schema]) =>
    type in sectionData ? schema.extend(sectionData[type as SectionWithData].shape) : schema,
  ) as unknown as SectionSchemaTuple,
) as unknown as z.ZodType<Section>;
