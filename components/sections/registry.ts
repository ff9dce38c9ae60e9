import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Section, SectionType } from '@/lib/model/section';
import Hero from './hero/Hero';
import KeyFigures from './key-figures/KeyFigures';
import Quote from './quote/Quote';
import RichTextSection from './rich-text/RichTextSection';

/** How the site shows the sections of a type. */
interface SectionDisplay<T extends SectionType> {
  component: ComponentType<Section<T>>;
  /** Visitors come for these sections. A hero before one is low, so that both are visible without scrolling. */
  comesFirst?: true;
  /** It is a form, a chart or a list with filters. `npm run budgets` allows larger scripts on its pages than on others. */
  isTool?: true;
}

/**
 * The display of each section type. The code of most types is loaded only with the pages that have them. Types that
 * often share a page also share a chunk: those of overview pages, of long pages, and of the page for investors.
 */
export const sectionDisplays: { [T in SectionType]: SectionDisplay<T> } = {
  hero: { component: Hero },
  'rich-text': { component: RichTextSection },
  'banner-house': { component: dynamic(() => import(/* webpackChunkName: "overview" */ './banner-house/BannerHouse')) },
  'key-figures': { component: KeyFigures },
  'houses-grid': { component: dynamic(() => import('./houses-grid/HousesGrid')) },
  quote: { component: Quote },
  image: { component: dynamic(() => import('./image/ImageSection')) },
  gallery: { component: dynamic(() => import('./gallery/Gallery')) },
  timeline: { component: dynamic(() => import('./timeline/Timeline')) },
  'news-list': {
    component: dynamic(() => import(/* webpackChunkName: "overview" */ './news-list/NewsList')),
    comesFirst: true,
  },
  'video-with-description': { component: dynamic(() => import('./video-with-description/VideoWithDescription')) },
  'youtube-video': { component: dynamic(() => import('./youtube-video/YoutubeVideo')) },
  accordion: { component: dynamic(() => import(/* webpackChunkName: "long" */ './accordion/Accordion')) },
  'call-to-action': {
    component: dynamic(() => import(/* webpackChunkName: "overview" */ './call-to-action/CallToAction')),
  },
  contact: { component: dynamic(() => import('./contact/Contact')), comesFirst: true },
  'press-kit': { component: dynamic(() => import('./press-kit/PressKit')) },
  'contact-form': { component: dynamic(() => import('./contact-form/ContactForm')), isTool: true },
  addresses: { component: dynamic(() => import('./addresses/Addresses')), isTool: true },
  governance: { component: dynamic(() => import('./governance/Governance')), isTool: true },
  'job-search': { component: dynamic(() => import('./job-search/JobSearch')), isTool: true },
  'jobs-by-region': { component: dynamic(() => import('./jobs-by-region/JobsByRegion')) },
  'job-alert': { component: dynamic(() => import('./job-alert/JobAlert')) },
  'highlights-list': {
    component: dynamic(() => import('./highlights-list/HighlightsList')),
    comesFirst: true,
    isTool: true,
  },
  'womo-list': { component: dynamic(() => import('./womo-list/WomoList')), comesFirst: true, isTool: true },
  'documents-list': {
    component: dynamic(() => import('./documents-list/DocumentsList')),
    comesFirst: true,
    isTool: true,
  },
  'events-list': { component: dynamic(() => import('./events-list/EventsList')), comesFirst: true, isTool: true },
  calendar: { component: dynamic(() => import(/* webpackChunkName: "investors" */ './calendar/Calendar')) },
  'share-price': { component: dynamic(() => import('./share-price/SharePrice')), comesFirst: true, isTool: true },
  'share-price-brief': {
    component: dynamic(() => import(/* webpackChunkName: "investors" */ './share-price-brief/SharePriceBrief')),
    comesFirst: true,
  },
  'share-facts': { component: dynamic(() => import('./share-facts/ShareFacts')) },
  dashboard: { component: dynamic(() => import('./dashboard/Dashboard')), isTool: true },
  album: { component: dynamic(() => import(/* webpackChunkName: "long" */ './album/Album')) },
  playlist: { component: dynamic(() => import('./playlist/Playlist')), isTool: true },
  'subscription-form': { component: dynamic(() => import('./subscription-form/SubscriptionForm')), isTool: true },
  'report-form': { component: dynamic(() => import('./report-form/ReportForm')), isTool: true },
  'search-results': { component: dynamic(() => import('./search-results/SiteSearch')), isTool: true },
  archives: { component: dynamic(() => import('./archives/Archives')), comesFirst: true },
  recommendations: { component: dynamic(() => import('./recommendations/Recommendations')) },
};
