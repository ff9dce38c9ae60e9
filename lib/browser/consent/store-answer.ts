import { acceptCategory, run, type Translation } from 'vanilla-cookieconsent';
import { type ConsentCategory, consentCookie, consentRevision, keepLastAnswer } from './answer';

const maxAgeDays = 182;

/** The library renders nothing without strings: the banner is the site's own. */
const noStrings = {} as Translation;

/** Stores the visitor's consent. If consent to analytics is withdrawn, the page reloads without them. */
export const storeAnswer = async (categories: readonly ConsentCategory[]): Promise<void> => {
  await run({
    revision: consentRevision,
    cookie: { name: consentCookie, expiresAfterDays: maxAgeDays },
    categories: {
      necessary: { readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^_ga/ }], reloadPage: true } },
      media: {},
    },
    language: { default: 'none', translations: { none: noStrings } },
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
  });
  keepLastAnswer(categories);
  acceptCategory([...categories]);
};
