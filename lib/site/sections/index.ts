import type { Section, SectionContent, SectionType, SectionWithData } from '../../model/section';
import { addresses } from './addresses';
import { album } from './album';
import { archives } from './archives';
import { calendar } from './calendar';
import { contactForm } from './contact-form';
import type { SectionContext, SectionLoader } from './context';
import { dashboard } from './dashboard';
import { documentsList } from './documents-list';
import { eventsList } from './events-list';
import { hero } from './hero';
import { highlightsList } from './highlights-list';
import { housesGrid } from './houses-grid';
import { jobSearch } from './job-search';
import { jobsByRegion } from './jobs-by-region';
import { newsList } from './news-list';
import { playlist } from './playlist';
import { pressKit } from './press-kit';
import { recommendations } from './recommendations';
import { richText } from './rich-text';
import { searchResults } from './search-results';
import { shareFacts } from './share-facts';
import { sharePrice } from './share-price';
import { sharePriceBrief } from './share-price-brief';
import { governance, quote } from './signatures';
import { subscriptionForm } from './subscription-form';
import { womoList } from './womo-list';

const loaders: { [T in SectionWithData]: SectionLoader<T> } = {
  addresses,
  album,
  archives,
  calendar,
  'contact-form': contactForm,
  dashboard,
  'documents-list': documentsList,
  'events-list': eventsList,
  governance,
  hero,
  'highlights-list': highlightsList,
  'houses-grid': housesGrid,
  'job-search': jobSearch,
  'jobs-by-region': jobsByRegion,
  'news-list': newsList,
  playlist,
  'press-kit': pressKit,
  quote,
  recommendations,
  'rich-text': richText,
  'search-results': searchResults,
  'share-facts': shareFacts,
  'share-price': sharePrice,
  'share-price-brief': sharePriceBrief,
  'subscription-form': subscriptionForm,
  'womo-list': womoList,
};

const getLoader = ({ type }: { type: SectionType }) =>
  (loaders as Partial<Record<SectionType, SectionLoader<SectionWithData>>>)[type];

/** Loads a section with the data that it shows besides its content. */
export const loadSection = async (content: SectionContent, context: SectionContext): Promise<Section> =>
  ({ ...content, ...(await getLoader(content)?.load(content as never, context)) }) as Section;

/** Whether the list of a section has a page with this number, or could not be loaded. */
export const canHavePage = (section: Section, listPage: number): boolean =>
  (getLoader(section)?.hasFailed?.(section as never) ?? false) ||
  ('pagination' in section && section.pagination !== null && listPage < section.pagination.nbPages);
