import { z } from 'zod';

const unset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema);

const secret = (characters: number) =>
  z.string().refine((value) => value.trim().length >= characters, `must have at least ${characters} characters`);

const variables = z.object({
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'must be a name or an address')
      .optional(),
  ),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535).optional()),
  SITE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an absolute http or https URL, like https://www.example.com' })
      .refine(
        (value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
        'must be a scheme, a host and a port at most: no path, query, user or password',
      )
      .transform((value) => new URL(value).origin)
      .default('http://localhost:3000'),
  ),
  SITE_ENV: optional(z.enum(['production', 'preproduction', 'qa', 'development']).default('development')),
  PREVIEW_SECRET: optional(secret(16).optional()),
  REVALIDATE_SECRET: optional(secret(16).optional()),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  TRUSTED_PROXIES: optional(z.coerce.number().int().min(0).max(10).default(0)),
  MEDIA_HOSTS: optional(
    z
      .string()
      .default('')
      .transform((value) =>
        value
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
      .refine(
        (hosts) => hosts.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(host)),
        'must be hosts like media.example.com, separated by commas',
      ),
  ),
  PICTURES_AHEAD: optional(z.enum(['on', 'off']).default('on')),
  CONTENT_DIR: optional(z.string().default('content')),
  DATA_DIR: optional(z.string().default('.data')),
  SIGNING_SECRET: optional(secret(32).optional()),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be a URL like smtps://user:password@mail.example.com' }).optional(),
  ),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, 'must be like Name <name@example.com>')
      .default('Halcyre <mail@halcyre.example>'),
  ),
  REPORTS_TO: optional(z.email('must be an address like ethics@example.com').default('ethics@halcyre.example')),
  RECAPTCHA_SECRET: optional(z.string().optional()),
  RECAPTCHA_SITE_KEY: optional(z.string().optional()),
  GTM_ID: optional(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]+$/, 'must be the id of a container, like GTM-ABC1234')
      .optional(),
  ),
});

const schema = variables.superRefine(({ RECAPTCHA_SECRET, RECAPTCHA_SITE_KEY }, context) => {
  if (Boolean(RECAPTCHA_SECRET) === Boolean(RECAPTCHA_SITE_KEY)) return;
  const path = RECAPTCHA_SECRET ? 'RECAPTCHA_SITE_KEY' : 'RECAPTCHA_SECRET';
  context.addIssue({
    code: 'custom',
    path: [path],
    message: 'must be set too: reCAPTCHA needs its secret and its key',
  });
});

export type Env = z.infer<typeof schema>;

/** The environment with its defaults. Throws one error that names every invalid variable. */
export const parseEnv = (variables: Record<string, string | undefined>): Env => {
  const { data, error } = schema.safeParse(variables);
  if (data) return data;
  const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The environment is wrong (see .env.example):\n${lines.join('\n')}`);
};

export const env = parseEnv(process.env);
