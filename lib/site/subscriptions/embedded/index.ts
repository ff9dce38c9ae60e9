import type { Subscriptions } from '../contract';
import { type OptInOptions, optInSubscriptions } from '../opt-in';
import { askByLetter, type LetterOptions } from '../opt-in/ask-by-letter';

/** Subscriptions and their mails, in the site's database: `npm run subscribers` exports them. */
export const embeddedSubscriptions = (options: OptInOptions & LetterOptions): Subscriptions =>
  optInSubscriptions({ ask: askByLetter(options), add: async () => undefined, remove: async () => undefined }, options);
