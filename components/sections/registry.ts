import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Section } from '@/lib/model/section';
import type { SectionType } from '@/lib/model/section-content';
import { Hero } from './hero/Hero';
import { KeyFigures } from './key-figures/KeyFigures';
import { Quote } from './quote/Quote';
import { RichTextSection } from './rich-text/RichTextSection';

// Sections that few pages have. Their code is loaded only with these pages.
const Addresses = dynamic(() => import('./addresses/Addresses').then((module) => module.Addresses));
const Contact = dynamic(() => import('./contact/Contact').then((module) => module.Contact));
const ContactForm = dynamic(() => import('./contact-form/ContactForm').then((module) => module.ContactForm));
const Gallery = dynamic(() => import('./gallery/Gallery').then((module) => module.Gallery));
const Governance = dynamic(() => import('./governance/Governance').then((module) => module.Governance));
const HousesGrid = dynamic(() => import('./houses-grid/HousesGrid').then((module) => module.HousesGrid));
const JobAlert = dynamic(() => import('./job-alert/JobAlert').then((module) => module.JobAlert));
const JobSearch = dynamic(() => import('./job-search/JobSearch').then((module) => module.JobSearch));
const JobsByRegion = dynamic(() => import('./jobs-by-region/JobsByRegion').then((module) => module.JobsByRegion));
const ImageSection = dynamic(() => import('./image/ImageSection').then((module) => module.ImageSection));
const PressKit = dynamic(() => import('./press-kit/PressKit').then((module) => module.PressKit));
const Recommendations = dynamic(() =>
  import('./recommendations/Recommendations').then((module) => module.Recommendations),
);
const Timeline = dynamic(() => import('./timeline/Timeline').then((module) => module.Timeline));
const YoutubeVideo = dynamic(() => import('./youtube-video/YoutubeVideo').then((module) => module.YoutubeVideo));
const HighlightsList = dynamic(() =>
  import('./highlights-list/HighlightsList').then((module) => module.HighlightsList),
);
const WomoList = dynamic(() => import('./womo-list/WomoList').then((module) => module.WomoList));
const DocumentsList = dynamic(() => import('./documents-list/DocumentsList').then((module) => module.DocumentsList));
const EventsList = dynamic(() => import('./events-list/EventsList').then((module) => module.EventsList));
const SharePrice = dynamic(() => import('./share-price/SharePrice').then((module) => module.SharePrice));
const ShareFacts = dynamic(() => import('./share-facts/ShareFacts').then((module) => module.ShareFacts));
const Dashboard = dynamic(() => import('./dashboard/Dashboard').then((module) => module.Dashboard));
const Playlist = dynamic(() => import('./playlist/Playlist').then((module) => module.Playlist));
const SubscriptionForm = dynamic(() =>
  import('./subscription-form/SubscriptionForm').then((module) => module.SubscriptionForm),
);
const ReportForm = dynamic(() => import('./report-form/ReportForm').then((module) => module.ReportForm));
const SiteSearch = dynamic(() => import('./search-results/SiteSearch').then((module) => module.SiteSearch));
const Archives = dynamic(() => import('./archives/Archives').then((module) => module.Archives));
const VideoWithDescription = dynamic(() =>
  import('./video-with-description/VideoWithDescription').then((module) => module.VideoWithDescription),
);

// Sections of overview pages share a chunk, because such pages have several of them.
const BannerHouse = dynamic(() =>
  import(/* webpackChunkName: "overview" */ './banner-house/BannerHouse').then((module) => module.BannerHouse),
);
const CallToAction = dynamic(() =>
  import(/* webpackChunkName: "overview" */ './call-to-action/CallToAction').then((module) => module.CallToAction),
);
const NewsList = dynamic(() =>
  import(/* webpackChunkName: "overview" */ './news-list/NewsList').then((module) => module.NewsList),
);

// Sections of long pages share a chunk.
const Accordion = dynamic(() =>
  import(/* webpackChunkName: "long" */ './accordion/Accordion').then((module) => module.Accordion),
);
const Album = dynamic(() => import(/* webpackChunkName: "long" */ './album/Album').then((module) => module.Album));

// Sections of the page for investors share a chunk.
const Calendar = dynamic(() =>
  import(/* webpackChunkName: "investors" */ './calendar/Calendar').then((module) => module.Calendar),
);
const SharePriceBrief = dynamic(() =>
  import(/* webpackChunkName: "investors" */ './share-price-brief/SharePriceBrief').then(
    (module) => module.SharePriceBrief,
  ),
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
