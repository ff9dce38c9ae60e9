import { z } from 'zod';
import { captchaVariables } from './captcha.ts';
import { cmsVariables } from './cms.ts';
import { siteVariables } from './site.ts';

const schema = z.object({ site: siteVariables, captcha: captchaVariables, cms: cmsVariables });

/** The vendor of each upstream that no variable selects. */
const defaults = { CAPTCHA: 'embedded', CMS: 'embedded' };

type Parts = z.infer<typeof schema>;
export type Env = Parts['site'] & Omit<Parts, 'site'>;

/**
 * The environment with its defaults: the site's variables, and by upstream those of the vendor that is selected. Throws
 * one error that names every invalid variable.
 */
export const parseEnv = (variables: Record<string, string | undefined>): Env => {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const part = { ...defaults, ...Object.fromEntries(set) };
  const parts = Object.keys(schema.shape).map((name) => [name, part]);
  const { data, error } = schema.safeParse(Object.fromEntries(parts));
  if (data) {
    const { site, ...upstreams } = data;
    return { ...site, ...upstreams };
  }
  const lines = error.issues.map(({ path: [, name], message }) => `  ${String(name)}: ${message}`);
  throw new Error(`The environment is wrong (see .env.example):\n${lines.join('\n')}`);
};

export const env = parseEnv(process.env);
