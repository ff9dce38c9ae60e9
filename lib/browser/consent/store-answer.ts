import { acceptCategory, run, type Translation } from 'vanilla-cookieconsent';
import { writeForVisit } from '../stored';
import { type ConsentCategory, consentCookie, consentRevision } from './answer';

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
  // For browsers that refuse cookies. The listeners that are called meanwhile need it.
  writeForVisit(consentCookie, JSON.stringify({ categories, revision: consentRevision }));
  acceptCategory([...categories]);
  if (document.cookie.includes(`${consentCookie}=`)) writeForVisit(consentCookie, null);
};
