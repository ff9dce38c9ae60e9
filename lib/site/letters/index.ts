import { cms } from '../../upstreams/cms';
import { letterFrom } from './letter';

/** Writes the letters of this site, with the sender from its settings. */
export const siteLetter = letterFrom((locale) => cms.settings({ locale, draft: false }));
