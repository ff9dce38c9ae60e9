import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Section } from '@/lib/model/section';
import type { SectionType } from '@/lib/model/section-content';
import { Hero } from './Hero';
import { KeyFigures } from './KeyFigures';
import { Quote } from './Quote';
import { RichTextSection } from './RichTextSection';

// Sections that few pages have. Their code is loaded only with these pages.
const Addresses = dynamic(() => import('./Addresses').then((module) => module.Addresses));
const Contact = dynamic(() => import('./Contact').then((module) => module.Contact));
const ContactForm = dynamic(() => import('./ContactForm').then((module) => module.ContactForm));
const Gallery = dynamic(() => import('./Gallery').then((module) => module.Gallery));
const Governance = dynamic(() => import('./Governance').then((module) => module.Governance));
const HousesGrid = dynamic(() => import('./HousesGrid').then((module) => module.HousesGrid));
const JobAlert = dynamic(() => import('./JobAlert').then((module) => module.JobAlert));
const JobSearch = dynamic(() => import('./JobSearch').then((module) => module.JobSearch));
const JobsByRegion = dynamic(() => import('./JobsByRegion').then((module) => module.JobsByRegion));
const ImageSection = dynamic(() => import('./ImageSection').then((module) => module.ImageSection));
const PressKit = dynamic(() => import('./PressKit').then((module) => module.PressKit));
const Recommendations = dynamic(() => import('./Recommendations').then((module) => module.Recommendations));
const Timeline = dynamic(() => import('./Timeline').then((module) => module.Timeline));
const YoutubeVideo = dynamic(() => import('./YoutubeVideo').then((module) => module.YoutubeVideo));
const HighlightsList = dynamic(() => import('./HighlightsList').then((module) => module.HighlightsList));
const WomoList = dynamic(() => import('./WomoList').then((module) => module.WomoList));
const DocumentsList = dynamic(() => import('./DocumentsList').then((module) => module.DocumentsList));
const EventsList = dynamic(() => import('./EventsList').then((module) => module.EventsList));
const SharePrice = dynamic(() => import('./SharePrice').then((module) => module.SharePrice));
const ShareFacts = dynamic(() => import('./ShareFacts').then((module) => module.ShareFacts));
const Dashboard = dynamic(() => import('./Dashboard').then((module) => module.Dashboard));
const Playlist = dynamic(() => import('./Playlist').then((module) => module.Playlist));
const SubscriptionForm = dynamic(() => import('./SubscriptionForm').then((module) => module.SubscriptionForm));
const ReportForm = dynamic(() => import('./ReportForm').then((module) => module.ReportForm));
const SiteSearch = dynamic(() => import('./SiteSearch').then((module) => module.SiteSearch));
const Archives = dynamic(() => import('./Archives').then((module) => module.Archives));
const VideoWithDescription = dynamic(() =>
  import('./VideoWithDescription').then((module) => module.VideoWithDescription),
);

// Sections of overview pages share a chunk, because such pages have several of them.
const BannerHouse = dynamic(() =>
  import(/* webpackChunkName: "overview" */ './BannerHouse').then((module) => module.BannerHouse),
);
const CallToAction = dynamic(() =>
  import(/* webpackChunkName: "overview" */ './CallToAction').then((module) => module.CallToAction),
);
const NewsList = dynamic(() =>
  import(/* webpackChunkName: "overview" */ './NewsList').then((module) => module.NewsList),
);

// Sections of long pages share a chunk.
const Accordion = dynamic(() =>
  import(/* webpackChunkName: "long" */ './Accordion').then((module) => module.Accordion),
);
const Album = dynamic(() => import(/* webpackChunkName: "long" */ './Album').then((module) => module.Album));

// Sections of the page for investors share a chunk.
const Calendar = dynamic(() =>
  import(/* webpackChunkName: "investors" */ './Calendar').then((module) => module.Calendar),
);
const SharePriceBrief = dynamic(() =>
  import(/* webpackChunkName: "investors" */ './SharePriceBrief').then((module) => module.SharePriceBrief),
);

/** The component of each section type. */
export const sectionComponents = {
  hero: Hero,
  'rich-text': RichTextSection,
  'banner-house': BannerHouse,
  'key-figures': KeyFigures,
  'houses-grid': HousesGrid,
  quote: Quote,
  image: ImageSection,
  gallery: Gallery,
  timeline: Timeline,
  'news-list': NewsList,
  'video-with-description': VideoWithDescription,
  'youtube-video': YoutubeVideo,
  accordion: Accordion,
  'call-to-action': CallToAction,
  contact: Contact,
  'press-kit': PressKit,
  'contact-form': ContactForm,
  addresses: Addresses,
  governance: Governance,
  'job-search': JobSearch,
  'jobs-by-region': JobsByRegion,
  'job-alert': JobAlert,
  'highlights-list': HighlightsList,
  'womo-list': WomoList,
  'documents-list': DocumentsList,
  'events-list': EventsList,
  calendar: Calendar,
  'share-price': SharePrice,
  'share-price-brief': SharePriceBrief,
  'share-facts': ShareFacts,
  dashboard: Dashboard,
  album: Album,
  playlist: Playlist,
  'subscription-form': SubscriptionForm,
  'report-form': ReportForm,
  'search-results': SiteSearch,
  archives: Archives,
  recommendations: Recommendations,
} satisfies { [T in SectionType]: ComponentType<Section<T>> };
