import type { SectionType } from '../../model/section-content';
import type { SectionWithData } from '../../model/section-data';
import type { Definitions } from './definition';

type WithStrings = 'job-alert' | 'report-form' | 'youtube-video';

const plain = { namespaces: [] };

/** Sections that show only their own content. Most use no strings other than those of every page. */
export const plainSections: Definitions<Exclude<SectionType, SectionWithData | WithStrings>> = {
  'banner-house': plain,
  'key-figures': plain,
  quote: plain,
  image: plain,
  gallery: plain,
  timeline: plain,
  'video-with-description': plain,
  accordion: plain,
  'call-to-action': plain,
  contact: plain,
  governance: { namespaces: ['governance'] },
};
