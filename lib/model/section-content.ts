import { z } from 'zod';
import { subscriptionLists } from '../shared/constants';
import { type FieldTypes, videoSchema } from './field-types';
import { documentTypes } from './finance';
import { albumKinds } from './media';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]{1,64}$/);
const compact = <T>(items: (T | null)[]) => items.filter((item) => item !== null);

/** The background of a section: a darker stone, ink, or the accent colour of the house. The default is ivory. */
export const tone = z.enum(['stone', 'ink', 'accent']);
export type Tone = z.infer<typeof tone>;

/**
 * The schemas of the sections that editors can place on a page, by type. Every section may have an `anchor`, the id for
 * links within the page, and a `tone`.
 */
export const sectionSchemas = ({ richText, image, film, link }: FieldTypes) => {
  const links = z.array(link).default([]).transform(compact);
  const optionalLink = link.default(null);
  /** The fields of a form section. `email` is the contact address for browsers without JavaScript. */
  const form = { title: text, text, email: z.email() };
  const heading = { title: text.optional(), intro: text.optional() };
  /** The fields of a list section: the first entries or, if `paginated`, all of them with pages and filters. */
  const list = (pageSize: number) => ({
    ...heading,
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
            /** A silent film that begins with `image` and loops. */
            film: film.optional(),
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
      ...heading,
      figures: z.array(z.strictObject({ value: text, unit: text.optional(), label: text })).min(1),
      note: text.optional(),
    }),
    'houses-grid': section('houses-grid', {
      ...heading,
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
    'video-with-description': section('video-with-description', {
      title: text,
      text: richText,
      video: videoSchema({ image, film }),
    }),
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
      ...heading,
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
      ...heading,
      people: z.array(z.strictObject({ name: text, role: text, bio: text })).min(1),
    }),
    'job-search': section('job-search', { ...heading }),
    'jobs-by-region': section('jobs-by-region', { ...heading, link: optionalLink }),
    'job-alert': section('job-alert', { title: text, text: text.optional() }),
    'highlights-list': section('highlights-list', list(10)),
    'womo-list': section('womo-list', list(12)),
    'documents-list': section('documents-list', {
      ...list(10),
      types: z.array(z.enum(documentTypes)).default([]),
    }),
    'events-list': section('events-list', list(12)),
    calendar: section('calendar', { ...heading, link: optionalLink }),
    'share-price': section('share-price', { ...heading, link: optionalLink }),
    'share-price-brief': section('share-price-brief', {}),
    dashboard: section('dashboard', { dashboardId: id, link: optionalLink }),
    album: section('album', { kind: z.enum(albumKinds), albumId: id }),
    playlist: section('playlist', { ...heading, playlistId: id }),
    'subscription-form': section('subscription-form', { ...form, list: z.enum(subscriptionLists) }),
    'contact-form': section('contact-form', form),
    'report-form': section('report-form', form),
    'search-results': section('search-results', { intro: text.optional() }),
    archives: section('archives', { title: text.optional() }),
    recommendations: section('recommendations', {
      title: text.optional(),
      limit: z.number().int().min(1).max(12).default(3),
    }),
  };
};

/** The schema of any section, discriminated by `type`. */
export const sectionSchema = (fieldTypes: FieldTypes) =>
  z.discriminatedUnion('type', Object.values(sectionSchemas(fieldTypes)) as unknown as SectionSchemaTuple);

type SectionSchemas = ReturnType<typeof sectionSchemas>;
type SectionSchemaTuple = [SectionSchemas[SectionType], ...SectionSchemas[SectionType][]];
export type SectionType = keyof SectionSchemas;

/** A section as the CMS returns it. */
export type SectionContent<T extends SectionType = SectionType> = { [K in T]: z.infer<SectionSchemas[K]> }[T];
