import { readFile, writeFile } from 'node:fs/promises';
import type { Env } from '../lib/env/index.ts';

const file = '.next/build-environment.json';

/** The environment variables whose values end up in the built pages. */
export const builtIn = [
  'SITE_URL',
  'SITE_ENV',
  'GTM_ID',
  'CAPTCHA',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_WIDGET',
  'MEDIA_HOSTS',
  'ALBUMS',
  'PLAYLISTS',
] as const;
type BuiltIn = Partial<Record<(typeof builtIn)[number], unknown>>;

const show = (value: unknown) => (value === undefined ? 'not set' : `"${value}"`);

/** One sentence for each variable that differs between the build and the server. */
export const differences = (atBuild: BuiltIn, now: BuiltIn): string[] =>
  builtIn
    .filter((name) => JSON.stringify(atBuild[name]) !== JSON.stringify(now[name]))
    .map((name) => `${name} was ${show(atBuild[name])} when the site was built, and is ${show(now[name])} now.`);

const builtInOf = (env: Env): BuiltIn => {
  const variables: BuiltIn = { ...env, ...env.captcha, ...env.albums, ...env.playlists };
  return Object.fromEntries(builtIn.map((name) => [name, variables[name]]));
};

/** Records the variables that the site was built with. */
export const recordBuild = async (env: Env): Promise<void> => {
  const values = builtInOf(env);
  await writeFile(file, `${JSON.stringify(values, null, 2)}\n`);
};

/** Rejects if there is no build, or if it was built with other values than the server has now. */
export const checkBuild = async (env: Env): Promise<void> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new Error('There is no build. Run `npm run build` first.');
  const problems = differences(JSON.parse(text), builtInOf(env));
  if (problems.length > 0) throw new Error(`${problems.join(' ')} Build it again, or set the same value.`);
};
