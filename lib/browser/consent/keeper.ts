import { acceptCategory, run, type Translation } from 'vanilla-cookieconsent';
import { type ConsentCategory, consentCookie, consentRevision } from './answer';

const sixMonths = 182;

/** The library draws nothing without words: what asks for consent is the site's own. */
const noWords = {} as Translation;

/** Keeps what the visitor agrees to. Who withdraws the consent to be measured gets the page anew, without what measures. */
export const keepAnswer = async (categories: readonly ConsentCategory[]): Promise<void> => {
  await run({
    revision: consentRevision,
    cookie: { name: consentCookie, expiresAfterDays: sixMonths },
    categories: {
      necessary: { readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^_ga/ }], reloadPage: true } },
      media: {},
    },
    language: { default: 'none', translations: { none: noWords } },
    autoShow: false,
    hideFromBots: false,
    manageScriptTags: false,
  });
  acceptCategory([...categories]);
};
