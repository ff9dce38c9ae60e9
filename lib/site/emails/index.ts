import { cms } from '../../upstreams/cms';
import { createEmailBuilder } from './email';

/** Writes the letters of this site, with the sender from its settings. */
export const buildSiteEmail = createEmailBuilder((locale) => cms.settings({ locale, draft: false }));
