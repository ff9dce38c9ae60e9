import type { ComponentType } from 'react';
import type { Section, SectionType } from '@/lib/model/section';
import { Accordion } from './Accordion';
import { BannerHouse } from './BannerHouse';
import { CallToAction } from './CallToAction';
import { Contact } from './Contact';
import { Gallery } from './Gallery';
import { Governance } from './Governance';
import { Hero } from './Hero';
import { HousesGrid } from './HousesGrid';
import { ImageSection } from './ImageSection';
import { KeyFigures } from './KeyFigures';
import { NewsList } from './NewsList';
import { Quote } from './Quote';
import { Recommendations } from './Recommendations';
import { RichTextSection } from './RichTextSection';
import { Timeline } from './Timeline';
import { VideoWithDescription } from './VideoWithDescription';
import { YoutubeVideo } from './YoutubeVideo';

/** The component of every section type. */
export const sections = {
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
  governance: Governance,
  recommendations: Recommendations,
} satisfies { [T in SectionType]: ComponentType<Section<T>> };
