import { z } from 'zod';
import { type FieldTypes, plainFieldTypes } from './field-types';
import { accordion } from './sections/accordion';
import { addresses } from './sections/addresses';
import { album } from './sections/album';
import { archives } from './sections/archives';
import { bannerHouse } from './sections/banner-house';
import { calendar } from './sections/calendar';
import { callToAction } from './sections/call-to-action';
import { contact } from './sections/contact';
import { contactForm } from './sections/contact-form';
import { dashboard } from './sections/dashboard';
import { documentsList } from './sections/documents-list';
import { eventsList } from './sections/events-list';
import type { SectionModel } from './sections/fields';
import { gallery } from './sections/gallery';
import { governance } from './sections/governance';
import { hero } from './sections/hero';
import { highlightsList } from './sections/highlights-list';
import { housesGrid } from './sections/houses-grid';
import { image } from './sections/image';
import { jobAlert } from './sections/job-alert';
import { jobSearch } from './sections/job-search';
import { jobsByRegion } from './sections/jobs-by-region';
import { keyFigures } from './sections/key-figures';
import { newsList } from './sections/news-list';
import { playlist } from './sections/playlist';
import { pressKit } from './sections/press-kit';
import { quote } from './sections/quote';
import { recommendations } from './sections/recommendations';
import { reportForm } from './sections/report-form';
import { richText } from './sections/rich-text';
import { searchResults } from './sections/search-results';
import { shareFacts } from './sections/share-facts';
import { sharePrice } from './sections/share-price';
import { sharePriceBrief } from './sections/share-price-brief';
import { subscriptionForm } from './sections/subscription-form';
import { timeline } from './sections/timeline';
import { videoWithDescription } from './sections/video-with-description';
import { womoList } from './sections/womo-list';
import { youtubeVideo } from './sections/youtube-video';

/** The models of the sections that editors can place on a page, by type. */
const models = {
  hero,
  'rich-text': richText,
  'banner-house': bannerHouse,
  'key-figures': keyFigures,
  'houses-grid': housesGrid,
  quote,
  image,
  gallery,
  timeline,
  'news-list': newsList,
  'video-with-description': videoWithDescription,
  'youtube-video': youtubeVideo,
  accordion,
  'call-to-action': callToAction,
  contact,
  'press-kit': pressKit,
  governance,
  addresses,
  'job-search': jobSearch,
  'jobs-by-region': jobsByRegion,
  'job-alert': jobAlert,
  'highlights-list': highlightsList,
  'womo-list': womoList,
  'documents-list': documentsList,
  'events-list': eventsList,
  calendar,
  'share-price': sharePrice,
  'share-price-brief': sharePriceBrief,
  'share-facts': shareFacts,
  dashboard,
  album,
  playlist,
  'subscription-form': subscriptionForm,
  'contact-form': contactForm,
  'report-form': reportForm,
  'search-results': searchResults,
  archives,
  recommendations,
} satisfies Record<string, SectionModel>;

type Models = typeof models;
export type SectionType = keyof Models;

/** The types of sections that show more than their content. */
export type SectionWithData = { [T in SectionType]: Models[T] extends { data: object } ? T : never }[SectionType];

/** The background of a section: a darker stone, ink, or the accent colour of the house. The default is ivory. */
const tone = z.enum(['stone', 'ink', 'accent']);
export type Tone = z.infer<typeof tone>;

/** The fields of every section: `anchor` is its id, for links within the page. */
const commonFields = {
  anchor: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .optional(),
  tone: tone.optional(),
};

type ContentSchema<T extends SectionType> = z.ZodObject<
  { type: z.ZodLiteral<T> } & typeof commonFields & ReturnType<Models[T]['content']>
>;
type DataSchema<T extends SectionWithData> = z.ZodObject<Models[T]['data']>;

/** A section as the CMS returns it. */
export type SectionContent<T extends SectionType = SectionType> = { [K in T]: z.infer<ContentSchema<K>> }[T];

/** The data that the server adds to a section. */
export type SectionData<T extends SectionWithData> = z.infer<DataSchema<T>>;

/** A section with its data. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: SectionContent<K> & (K extends SectionWithData ? SectionData<K> : unknown);
}[T];

/** The schemas of the sections as editors write them, by type. */
export const createSectionSchemas = (fieldTypes: FieldTypes): Record<string, z.ZodObject> =>
  Object.fromEntries(
    Object.entries(models).map(([type, { content }]) => [
      type,
      z.strictObject({ type: z.literal(type), ...commonFields, ...content(fieldTypes) }),
    ]),
  );

const createUnion = <T>(schemas: z.ZodObject[]) =>
  z.discriminatedUnion('type', schemas as [z.ZodObject, ...z.ZodObject[]]) as unknown as z.ZodType<T>;

/** The schema of any section as editors write it. */
export const createSectionSchema = (fieldTypes: FieldTypes) =>
  createUnion<SectionContent>(Object.values(createSectionSchemas(fieldTypes)));

const getModel = (type: string): SectionModel => models[type as SectionType];

const plainSchemas = Object.entries(createSectionSchemas(plainFieldTypes));

/** The schema of any section with its data. */
export const section = createUnion<Section>(
  plainSchemas.map(([type, schema]) => schema.extend(getModel(type).data ?? {})),
);

/** The namespaces of the strings of a section, besides the common one. */
export const getNamespaces = (section: SectionContent): string[] => {
  const { namespaces = [], pagedNamespaces = [] } = getModel(section.type);
  return 'paginated' in section && section.paginated ? [...namespaces, ...pagedNamespaces] : [...namespaces];
};
