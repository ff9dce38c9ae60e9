import { z } from 'zod';
import { captchaVariables } from './captcha.ts';
import { cmsVariables } from './cms.ts';
import { financeVariables } from './finance.ts';
import { jobsVariables } from './jobs.ts';
import { albumsVariables, pictureHosts, playlistsVariables } from './media.ts';
import { findNearestName } from './nearest-name.ts';
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

const listNames = (part: z.ZodObject | z.ZodDiscriminatedUnion): string[] =>
  'options' in part ? part.options.flatMap((option) => listNames(option as z.ZodObject)) : Object.keys(part.shape);

/** The names of all variables, of every vendor. */
const variableNames: ReadonlySet<string> = new Set(Object.values(schema.shape).flatMap(listNames));

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
 * their defaults. The vendors' picture hosts are added to MEDIA_HOSTS. Throws one error that names every invalid or
 * misspelt variable.
 */
export const parseEnv = (variables: Record<string, string | undefined>): Env => {
  const definedEntries = Object.entries(variables).filter(([, value]) => value !== '');
  const withDefaults = { ...defaults, ...Object.fromEntries(definedEntries) };
  const inputEntries = Object.keys(schema.shape).map((name) => [name, withDefaults]);
  const { data, error } = schema.safeParse(Object.fromEntries(inputEntries));
  const misspelt = definedEntries.flatMap(([name]) => {
    const nearest = findNearestName(name, variableNames);
    return nearest ? [`  ${name}: is not a variable of the site. Did you mean ${nearest}?`] : [];
  });
  if (data && misspelt.length === 0) {
    const { site, ...upstreams } = data;
    return { ...site, ...upstreams, MEDIA_HOSTS: [...site.MEDIA_HOSTS, ...listPictureHosts(data)] };
  }
  const invalid = error?.issues.map(({ path: [, name], message }) => `  ${String(name)}: ${message}`) ?? [];
  throw new Error(
    `Some environment variables are not valid. See .env.example.\n${[...misspelt, ...invalid].join('\n')}`,
  );
};

/** Returns the names of the variables that have no effect, because they belong to vendors that are not selected. */
export const listUnusedVariables = (variables: Record<string, string | undefined>): string[] => {
  const used = Object.values(parseEnv(variables)).flatMap((part) => (part instanceof Object ? Object.keys(part) : []));
  const usedNames = new Set([...used, ...listNames(siteVariables)]);
  return Object.keys(variables).filter((name) => variables[name] && variableNames.has(name) && !usedNames.has(name));
};

/** The environment of this process. Importing it throws if the environment is not valid. */
export const env = parseEnv(process.env);
