import { loadServerStrings } from '../../i18n/load-strings';
import type { Locale } from '../../i18n/locales';
import { toPagePath } from '../../i18n/paths';
import { toOfferPath } from '../../shared/urls';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';

/** The path of the page that lists the job offers. */
export const loadJobListPath = async (edition: Edition): Promise<string> => (await cms.settings(edition)).joinUs.link;

/** The path with which the paths of all offer pages in a locale begin. */
export const loadJobsBasePath = async (locale: Locale): Promise<string> => {
  const t = await loadServerStrings(locale, 'common');
  return toPagePath(locale, t('paths.regionJob'));
};

/** The path of an offer's page. */
export const loadJobPath = async (locale: Locale, offer: { continent: string; path: string }) =>
  toOfferPath(await loadJobsBasePath(locale), offer);
