import { brevoKey, webhookSecret } from '../../tests/support/vendors/mailing/keys.ts';
import { searchKeys } from '../../tests/support/vendors/search/keys.ts';

/** Builds the environment variables that select vendors, from the origin of their stand-ins. */
type VariableBuilder = (vendorsOrigin: string) => Record<string, string>;

/** The sets of vendors, by name. */
const vendorSets: Record<string, VariableBuilder> = {
  first: (vendorsOrigin) => ({
    JOBS: 'workday',
    JOBS_URL: `${vendorsOrigin}/workday/wday/cxs/group/careers`,
    FINANCE: 'twelve-data',
    FINANCE_SYMBOL: 'HALC',
    FINANCE_QUOTE_SECONDS: '120',
    FINANCE_DELAY_MINUTES: '15',
    TWELVE_DATA_KEY: 'twelve-data-key',
    FINANCE_URL: `${vendorsOrigin}/twelve-data`,
    ALBUMS: 'flickr',
    FLICKR_KEY: 'flickr-key',
    FLICKR_USER: '12345678@N01',
    FLICKR_FINANCE_COLLECTION: '12345678-1',
    FLICKR_SUSTAINABILITY_COLLECTION: '12345678-2',
    FLICKR_URL: `${vendorsOrigin}/flickr`,
    PLAYLISTS: 'youtube',
    YOUTUBE_KEY: 'youtube-key',
    YOUTUBE_CHANNEL: 'UCgroup',
    YOUTUBE_URL: `${vendorsOrigin}/youtube`,
    SEARCH: 'algolia',
    ALGOLIA_APP_ID: searchKeys.appId,
    ALGOLIA_SEARCH_KEY: searchKeys.searchKey,
    ALGOLIA_ADMIN_KEY: searchKeys.adminKey,
    ALGOLIA_URL: `${vendorsOrigin}/algolia`,
    SUBSCRIPTIONS: 'brevo',
    BREVO_API_KEY: brevoKey,
    BREVO_LISTS: 'press=3,highlights=4,regulated=5',
    BREVO_TEMPLATES: 'press=11,highlights=12,regulated=13',
    SUBSCRIPTIONS_URL: `${vendorsOrigin}/brevo`,
  }),
  second: (vendorsOrigin) => ({
    JOBS: 'greenhouse',
    JOBS_BOARD: 'group',
    JOBS_FIELDS:
      'houseName=Maison,workerSubType=Contract,jobTimeType=Working time,workModel=Workplace type,weeklyHours=Hours a week,startsAt=Start date,team=Team,steps=Steps',
    JOBS_URL: `${vendorsOrigin}/greenhouse`,
    FINANCE: 'json',
    FINANCE_URL: `${vendorsOrigin}/json-quote/instruments/HALC`,
    JSON_QUOTE_AUTHORIZATION: 'Bearer json-quote-key',
    JSON_QUOTE_FIELDS:
      'price=/instruments/0/last~1traded,change=/instruments/0/day/change,changePercent=/instruments/0/day/percent,time=/instruments/0/at,currency=/instruments/0/currency',
    SUBSCRIPTIONS: 'webhook',
    SUBSCRIPTIONS_URL: `${vendorsOrigin}/webhook`,
    SUBSCRIPTIONS_WEBHOOK_SECRET: webhookSecret,
  }),
};

/** Returns the environment variables of a set of vendors. Throws if there is no set of this name. */
export const getVendorVariables = (setName: string, vendorsOrigin: string): Record<string, string> => {
  const buildVariables = vendorSets[setName];
  if (!buildVariables)
    throw new Error(`There is no set "${setName}". The sets are: ${Object.keys(vendorSets).join(', ')}.`);
  return buildVariables(vendorsOrigin);
};
