import { cms } from '../cms';
import { letterFrom } from './letter';

/** Writes the letters of this site, whose settings say who sends them. */
export const siteLetter = letterFrom((locale) => cms.settings({ locale, draft: false }));
