import type { SectionType } from '@/lib/model/section-content';

/**
 * The script budgets. `npm run budgets` allows larger scripts on a page with a `tool`, such as a form, a chart or a
 * list with filters, than on any other `page`.
 */
export type ScriptBudget = 'page' | 'tool';

/** The script budget that a page with each section type needs. A `womo-list` lists the women and men of the group. */
export const scriptBudgets: Record<SectionType, ScriptBudget> = {
  hero: 'page',
  'rich-text': 'page',
  'banner-house': 'page',
  'key-figures': 'page',
  'houses-grid': 'page',
  quote: 'page',
  image: 'page',
  gallery: 'page',
  timeline: 'page',
  'news-list': 'page',
  'video-with-description': 'page',
  'youtube-video': 'page',
  accordion: 'page',
  'call-to-action': 'page',
  contact: 'page',
  'press-kit': 'page',
  'contact-form': 'tool',
  addresses: 'tool',
  governance: 'tool',
  'job-search': 'tool',
  'jobs-by-region': 'page',
  'job-alert': 'page',
  'highlights-list': 'tool',
  'womo-list': 'tool',
  'documents-list': 'tool',
  'events-list': 'tool',
  calendar: 'page',
  'share-price': 'tool',
  'share-price-brief': 'page',
  'share-facts': 'page',
  dashboard: 'tool',
  album: 'page',
  playlist: 'tool',
  'subscription-form': 'tool',
  'report-form': 'tool',
  'search-results': 'tool',
  archives: 'page',
  recommendations: 'page',
};
