import { cms } from '../../upstreams/cms';
import { createEmailBuilder } from './email';

/** Builds the emails of this site, with the sender from its settings. */
export const buildSiteEmail = createEmailBuilder((locale) => cms.settings({ locale, draft: false }));
