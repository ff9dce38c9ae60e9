import { z } from 'zod';
import { subscriptionLists } from '../shared/constants';
import { createVideoSchema, type FieldTypes } from './field-types';
import { documentTypes } from './finance';
import { albumKinds } from './media';

const text = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9-]{1,64}$/);
const removeNulls = <T>(items: (T | null)[]) => items.filter((item) => item !== null);

/** A person or team to write to. `languages` is a text, such as `French and English`. */
export const contact = z.strictObject({
  name: text,
  role: text.optional(),
  languages: text.optional(),
  email: z.email().optional(),
  phone: text.optional(),
  address: z.array(text).optional(),
});
export type Contact = z.infer<typeof contact>;

/** The background of a section: a darker stone, ink, or the accent colour of the house. The default is ivory. */
export const tone = z.enum(['stone', 'ink', 'accent']);
export type Tone = z.infer<typeof tone>;

/**
 * The schemas of the sections that editors can place on a page, by type. Every section may have an `anchor`, the id for
 * links within the page, and a `tone`.
 */
export const createSectionSchemas = ({ richText, image, film, link }: FieldTypes) => {
  const links = z.array(link).default([]).transform(removeNulls);
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
  const createSection = <K extends string, S extends z.ZodRawShape>(type: K, shape: S) =>
    z.strictObject({
      type: z.literal(type),
      anchor: z
        .string()
        .regex(/^[a-z][a-z0-9-]*$/)
        .optional(),
      tone: tone.optional(),
      ...shape,
    });
  const figure = z.strictObject({
    value: text,
    unit: text.optional(),
    label: text,
    /** Draws so many dots, of which `value` are filled. */
    total: z.number().int().min(1).max(100).optional(),
  });

  return {
    hero: createSection('hero', {
      slides: z
        .array(
          z.strictObject({
            eyebrow: text.optional(),
            title: text,
            text: text.optional(),
            /** Without it, the texts are on the background of the page. */
            image: image.optional(),
            /** An upright picture for upright windows. With it, the titles leave the end of `image` free. */
            imageMobile: image.optional(),
            /** A silent film that begins with `image` and loops. */
            film: film.optional(),
            /** A number that is the head of the page. */
            figure: figure.optional(),
            link: optionalLink,
          }),
        )
        .min(1),
      /** Makes the picture half as high, as it always is before a list or a tool. */
      low: z.boolean().optional(),
    }),
    'rich-text': createSection('rich-text', {
      title: text.optional(),
      body: richText,
      /** Draws the rows of the first table of `body` as lines. */
      lineChart: z.boolean().optional(),
      /** An indicator to draw as a line to its target, such as `climate/emissions`. */
      indicator: z
        .string()
        .regex(/^[a-z0-9-]{1,64}\/[a-z0-9-]{1,64}$/)
        .optional(),
    }),
    'banner-house': createSection('banner-house', {
      eyebrow: text.optional(),
      title: text,
      text,
      image,
      link: optionalLink,
      layout: z.enum(['split', 'full']).default('split'),
    }),
    'key-figures': createSection('key-figures', {
      ...heading,
      figures: z.array(figure).min(1),
      note: text.optional(),
    }),
    'houses-grid': createSection('houses-grid', {
      ...heading,
      sector: text.optional(),
      layout: z.enum(['sectors', 'marks']).default('sectors'),
      link: optionalLink,
    }),
    quote: createSection('quote', {
      text,
      author: text,
      role: text.optional(),
      image: image.optional(),
      /** A silent film that begins with `image` and loops. */
      film: film.optional(),
    }),
    image: createSection('image', {
      image,
      /** A silent film that begins with `image` and loops. */
      film: film.optional(),
      caption: text.optional(),
      layout: z.enum(['inset', 'wide', 'full']).default('wide'),
    }),
    gallery: createSection('gallery', {
      title: text.optional(),
      images: z.array(z.strictObject({ image, caption: text.optional() })).min(2),
    }),
    timeline: createSection('timeline', {
      title: text.optional(),
      events: z.array(z.strictObject({ year: text, title: text, text, image: image.optional() })).min(1),
    }),
    'news-list': createSection('news-list', { ...list(9), category: text.optional() }),
    'video-with-description': createSection('video-with-description', {
      title: text,
      text: richText,
      video: createVideoSchema({ image, film }),
    }),
    'youtube-video': createSection('youtube-video', {
      title: text,
      text: text.optional(),
      videoId: z.string().regex(/^[\w-]{11}$/),
      background: image,
    }),
    accordion: createSection('accordion', {
      title: text.optional(),
      items: z.array(z.strictObject({ title: text, body: richText })).min(1),
      /** Shows the first item open. */
      firstOpen: z.boolean().optional(),
    }),
    'call-to-action': createSection('call-to-action', {
      title: text,
      text: text.optional(),
      links,
      image: image.optional(),
    }),
    contact: createSection('contact', { ...heading, contacts: z.array(contact).min(1) }),
    'press-kit': createSection('press-kit', {}),
    governance: createSection('governance', {
      ...heading,
      /** What the table of the members shows, as its title. */
      takeaway: text.optional(),
      people: z
        .array(
          z.strictObject({
            name: text,
            role: text,
            bio: text,
            independent: z.boolean().optional(),
            /** The years of the first election, and of the general meeting that ends the term. */
            termStart: z.number().int().optional(),
            termEnd: z.number().int().optional(),
            attendancePercent: z.number().int().min(0).max(100).optional(),
            committees: z.array(text).default([]),
            /** The skills for the table of all members. */
            skills: z.array(text).default([]),
          }),
        )
        .min(1),
    }),
    addresses: createSection('addresses', { ...heading, link: optionalLink }),
    'job-search': createSection('job-search', { ...heading }),
    'jobs-by-region': createSection('jobs-by-region', { ...heading, link: optionalLink }),
    'job-alert': createSection('job-alert', { title: text, text: text.optional() }),
    'highlights-list': createSection('highlights-list', list(10)),
    'womo-list': createSection('womo-list', list(12)),
    'documents-list': createSection('documents-list', {
      ...list(10),
      types: z.array(z.enum(documentTypes)).default([]),
    }),
    'events-list': createSection('events-list', list(12)),
    calendar: createSection('calendar', { ...heading, link: optionalLink }),
    'share-price': createSection('share-price', { ...heading, link: optionalLink }),
    'share-price-brief': createSection('share-price-brief', {}),
    'share-facts': createSection('share-facts', {
      ...heading,
      /** The last dividend per share. With it, the section shows its yield, and the dates of dividends. */
      dividendEuros: z.number().positive().optional(),
    }),
    dashboard: createSection('dashboard', { dashboardId: id, link: optionalLink }),
    album: createSection('album', { kind: z.enum(albumKinds), albumId: id }),
    playlist: createSection('playlist', { ...heading, playlistId: id }),
    'subscription-form': createSection('subscription-form', { ...form, list: z.enum(subscriptionLists) }),
    'contact-form': createSection('contact-form', {
      ...form,
      /** The key of the selected subject. */
      subject: text.optional(),
      /** What the message begins with; `{{house}}` is the name of the house in the query of the URL. */
      message: text.optional(),
    }),
    'report-form': createSection('report-form', form),
    'search-results': createSection('search-results', { intro: text.optional() }),
    archives: createSection('archives', { title: text.optional() }),
    recommendations: createSection('recommendations', {
      title: text.optional(),
      limit: z.number().int().min(1).max(12).default(3),
    }),
  };
};

/** The schema of any section, discriminated by `type`. */
export const createSectionSchema = (fieldTypes: FieldTypes) =>
  z.discriminatedUnion('type', Object.values(createSectionSchemas(fieldTypes)) as unknown as SectionSchemaTuple);

type SectionSchemas = ReturnType<typeof createSectionSchemas>;
type SectionSchemaTuple = [SectionSchemas[SectionType], ...SectionSchemas[SectionType][]];
export type SectionType = keyof SectionSchemas;

/** A section as the CMS returns it. */
export type SectionContent<T extends SectionType = SectionType> = { [K in T]: z.infer<SectionSchemas[K]> }[T];
