import { z } from 'zod';
import { archive } from './archive';
import { articleCard, highlightCard, houseCard, pageCard, personCard } from './card';
import { dashboard } from './dashboard';
import { day } from './day';
import { groupEvent } from './event';
import { calendarDay, documentTypes, financeDocument, priceHistory, pricePeriods } from './finance';
import { houseFacts } from './house';
import { jobQuery, jobResponse } from './job';
import { type Leaves, plainLeaves, videoOf } from './leaf';
import { filter } from './list';
import { album, albumKinds, playlist } from './media';
import { searchResult } from './search';
import { subscriptionLists } from './subscription';

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
const id = z.string().regex(/^[a-z0-9-]{1,64}$/);
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
  /** A list of other entries: the first of them, or with `paginated` all, page by page, with filters. */
  const list = (pageSize: number) => ({
    title: text.optional(),
    intro: text.optional(),
    pageSize: z.number().int().min(1).max(48).default(pageSize),
    paginated: z.boolean().default(false),
    link: optionalLink,
  });
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
    'news-list': section('news-list', { ...list(9), category: text.optional() }),
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
    'highlights-list': section('highlights-list', list(10)),
    'womo-list': section('womo-list', list(12)),
    'documents-list': section('documents-list', {
      ...list(10),
      types: z.array(z.enum(documentTypes)).default([]),
    }),
    'events-list': section('events-list', list(12)),
    calendar: section('calendar', { title: text.optional(), intro: text.optional(), link: optionalLink }),
    'share-price': section('share-price', { title: text.optional(), intro: text.optional(), link: optionalLink }),
    dashboard: section('dashboard', { dashboardId: id, link: optionalLink }),
    album: section('album', { kind: z.enum(albumKinds), albumId: id }),
    playlist: section('playlist', { title: text.optional(), intro: text.optional(), playlistId: id }),
    /** `email` is whom to write to where there is no form, without JavaScript. */
    'subscription-form': section('subscription-form', {
      title: text,
      text,
      list: z.enum(subscriptionLists),
      email: z.email(),
    }),
    'search-results': section('search-results', { intro: text.optional() }),
    archives: section('archives', { title: text.optional() }),
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

/** What a list shows: `filters` are those that narrow it, none where it is not paginated. */
const listOf = <T extends z.ZodType>(item: T) => ({
  items: z.array(item),
  pagination: pagination.nullable(),
  filters: z.array(filter),
});

const counted = z.object({ label: z.string(), count: z.number().int(), href: z.string() });

/** What `loadPage` adds to the sections that show other entries. */
export const sectionData = {
  /** What the hero opens: the day of an article, the facts of a house; null on other pages. */
  hero: z.object({ date: day.nullable(), house: houseFacts.nullable() }),
  'houses-grid': z.object({
    sectors: z.array(z.object({ key: z.string(), label: z.string(), houses: z.array(houseCard) })),
  }),
  'news-list': z.object(listOf(articleCard)),
  'highlights-list': z.object(listOf(highlightCard)),
  'womo-list': z.object(listOf(personCard)),
  'documents-list': z.object(listOf(financeDocument)),
  'events-list': z.object(listOf(groupEvent)),
  /** `feed` is the calendar file of all days to come. */
  calendar: z.object({ coming: z.array(calendarDay), past: z.array(calendarDay), feed: z.string() }),
  /** The periods that may be chosen, with their addresses; `history` is null where it cannot be had. */
  'share-price': z.object({
    history: priceHistory.nullable(),
    periods: z.array(z.object({ period: z.enum(pricePeriods), href: z.string() })),
  }),
  dashboard: z.object({ dashboard: dashboard.nullable(), pagination: pagination.nullable() }),
  album: z.object({ album: album.nullable() }),
  playlist: z.object({ playlist: playlist.nullable() }),
  'search-results': z.object({
    query: z.object({ search: z.string(), sort: z.enum(['date_desc', 'date_asc']), categories: z.array(z.string()) }),
    results: z.array(searchResult).nullable().describe('Null where nothing is asked for, or the search failed'),
    failed: z.boolean(),
    corrected: z.string().nullable(),
    pagination: pagination.nullable(),
    nbHits: z.number().int().nonnegative(),
  }),
  archives: z.object({ archive, filters: z.array(filter) }),
  /** The countries that may be chosen, where the list asks for one. */
  'subscription-form': z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
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
