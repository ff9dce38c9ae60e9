import { z } from 'zod';
import brand from '../../../content/brand.json' with { type: 'json' };
import { siteEnvs } from '../../shared/constants.ts';
import { baseUrl, createSecretSchema } from './values.ts';

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must be comma-separated pairs like Authorization=Bearer%20secret')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default(brand.fileName),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  SITE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an absolute http or https URL, like https://www.example.com' })
    .refine(
      (value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
      'must have no path, query, user or password',
    )
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000'),
  SITE_ENV: z.enum(siteEnvs).default('development'),
  BUILD_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must have letters, digits, dots, hyphens and underscores only')
    .optional(),
  PREVIEW_SECRET: createSecretSchema(16).optional(),
  REVALIDATE_SECRET: createSecretSchema(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  MEDIA_HOSTS: z
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
      'must be comma-separated hosts like media.example.com',
    ),
  CDN_PURGE_URL: z.url({ protocol: /^https?$/, error: 'must be an absolute http or https URL' }).optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+:\s*\S.*$/, 'must be a header like Authorization: Bearer secret')
    .optional(),
  WARM_UP: z.enum(['on', 'off']).default('on'),
  PICTURES_AHEAD: z.enum(['on', 'off']).default('on'),
  CONTENT_DIR: z.string().default('content'),
  DATA_DIR: z.string().default('.data'),
  SIGNING_SECRET: createSecretSchema(32).optional(),
  SIGNING_SECRET_BEFORE: createSecretSchema(32).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a URL like postgres://user:password@host:5432/database' })
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL like smtps://user:password@mail.example.com' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u, 'must be like Name <name@example.com>')
    .default(`${brand.name} <${brand.emails.sender}>`),
  REPORTS_TO: z.email('must be an email address like ethics@example.com').default(brand.emails.reports),
  SECURITY_CONTACT: z
    .union(
      [
        z.email().transform((email) => `mailto:${email}`),
        z.url({ protocol: /^https$/ }).transform((value) => new URL(value).href),
      ],
      'must be an email address like security@example.com, or an https URL',
    )
    .default(`mailto:${brand.emails.security}`),
  HSTS: z.enum(['host', 'subdomains', 'preload']).default('host'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be a container id like GTM-ABC1234')
    .optional(),
});

/** The variables of the site itself. Each upstream has a file for its own variables. */
export const siteVariables = variables
  .refine(({ DATABASE_URL, SIGNING_SECRET }) => !DATABASE_URL || SIGNING_SECRET, {
    path: ['SIGNING_SECRET'],
    error: 'is required with DATABASE_URL. Set the same value on every server',
  })
  .refine(({ CDN_PURGE_URL, CDN_PURGE_HEADER }) => !CDN_PURGE_HEADER || CDN_PURGE_URL, {
    path: ['CDN_PURGE_HEADER'],
    error: 'has no effect without CDN_PURGE_URL',
  });
