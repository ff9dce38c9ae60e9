import { z } from 'zod';
import { captchaVariables } from './captcha.ts';
import { cmsVariables } from './cms.ts';
import { financeVariables } from './finance.ts';
import { jobsVariables } from './jobs.ts';
import { albumsVariables, pictureHosts, playlistsVariables } from './media.ts';
import { searchVariables } from './search.ts';
import { siteVariables } from './site.ts';
import { subscriptionsVariables } from './subscriptions.ts';

const schema = z.object({
  site: siteVariables,
  albums: albumsVariables,
  captcha: captchaVariables,
  cms: cmsVariables,
  finance: financeVariables,
  jobs: jobsVariables,
  playlists: playlistsVariables,
  search: searchVariables,
  subscriptions: subscriptionsVariables,
});

/** The vendor of each upstream for which no variable is set. */
const defaults = {
  ALBUMS: 'embedded',
  CAPTCHA: 'embedded',
  CMS: 'embedded',
  FINANCE: 'embedded',
  JOBS: 'embedded',
  PLAYLISTS: 'embedded',
  SEARCH: 'embedded',
  SUBSCRIPTIONS: 'embedded',
};

type Parts = z.infer<typeof schema>;
export type Env = Parts['site'] & Omit<Parts, 'site'>;

const listPictureHosts = ({ albums: { ALBUMS }, playlists: { PLAYLISTS } }: Parts): readonly string[] => [
  ...(ALBUMS === 'embedded' ? [] : pictureHosts.ALBUMS[ALBUMS]),
  ...(PLAYLISTS === 'embedded' ? [] : pictureHosts.PLAYLISTS[PLAYLISTS]),
];

/**
 * Parses the environment: returns the site's variables and, by upstream, the variables of the selected vendor, with
 * their defaults. The vendors' picture hosts are added to MEDIA_HOSTS. Throws one error that names every invalid
 * variable.
 */
export const parseEnv = (variables: Record<string, string | undefined>): Env => {
  const definedEntries = Object.entries(variables).filter(([, value]) => value !== '');
  const withDefaults = { ...defaults, ...Object.fromEntries(definedEntries) };
  const inputEntries = Object.keys(schema.shape).map((name) => [name, withDefaults]);
  const { data, error } = schema.safeParse(Object.fromEntries(inputEntries));
  if (data) {
    const { site, ...upstreams } = data;
    return { ...site, ...upstreams, MEDIA_HOSTS: [...site.MEDIA_HOSTS, ...listPictureHosts(data)] };
  }
  const lines = error.issues.map(({ path: [, name], message }) => `  ${String(name)}: ${message}`);
  throw new Error(`Some environment variables are not valid. See .env.example.\n${lines.join('\n')}`);
};

/** The environment of this process. Importing it throws if the environment is not valid. */
export const env = parseEnv(process.env);
