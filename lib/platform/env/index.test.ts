import { describe, expect, it } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };
import { getEnvError } from '@/tests/support/env-error';
import { listUnusedVariables, parseEnv } from '.';
import { siteVariables } from './site';

/** The upstreams whose vendor is selected by a variable. */
const upstreams = ['ALBUMS', 'CAPTCHA', 'CMS', 'FINANCE', 'JOBS', 'PLAYLISTS', 'SEARCH', 'SUBSCRIPTIONS'];
const embedded = Object.fromEntries(upstreams.map((name) => [name.toLowerCase(), { [name]: 'embedded' }]));

const defaults = {
  SITE_URL: 'http://localhost:3000',
  SITE_ENV: 'development',
  LOG_LEVEL: 'info',
  OTEL_SERVICE_NAME: brand.fileName,
  OTEL_TRACES_SAMPLER_ARG: 1,
  TRUSTED_PROXIES: 0,
  MEDIA_HOSTS: [],
  WARM_UP: 'on',
  PICTURES_AHEAD: 'on',
  CONTENT_DIR: 'content',
  DATA_DIR: '.data',
  PORT: 3000,
  MAIL_FROM: `${brand.name} <${brand.emails.sender}>`,
  REPORTS_TO: brand.emails.reports,
  SECURITY_CONTACT: `mailto:${brand.emails.security}`,
  HSTS: 'host',
  ...embedded,
};

const brevoNumbers = 'press=3,highlights=4,regulated=5';
const webhookSecret = `whsec_${'a'.repeat(32)}`;

describe('parseEnv', () => {
  it('needs no variable at all', () => {
    expect(parseEnv({})).toEqual(defaults);
  });

  it('treats an empty variable as missing', () => {
    const empty = Object.fromEntries([...Object.keys(siteVariables.shape), ...upstreams].map((name) => [name, '']));
    expect(parseEnv(empty)).toEqual(defaults);
  });

  it('reads the variables of the site, and no others', () => {
    const variables = {
      SITE_URL: 'https://www.example.com',
      SITE_ENV: 'production',
      PREVIEW_SECRET: 'sixteen-letters!',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '2',
      MEDIA_HOSTS: 'media.example.com, Films.example.com:8443',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20secret,tenant=site',
      OTEL_SERVICE_NAME: 'site',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      CDN_PURGE_URL: 'https://cdn.example/purge',
      CDN_PURGE_HEADER: 'Fastly-Key: secret',
      WARM_UP: 'off',
      PICTURES_AHEAD: 'off',
      CONTENT_DIR: '/var/lib/content',
      DATA_DIR: '/var/lib/site',
      SIGNING_SECRET: 'a secret of thirty-two characters',
      DATABASE_URL: 'postgres://user:password@db.example.com:5432/site',
      SMTP_URL: 'smtps://user:password@mail.example.com:465',
      MAIL_FROM: 'Talents <talents@example.com>',
      REPORTS_TO: 'line@example.com',
      SECURITY_CONTACT: 'https://www.example.com/security/',
      HSTS: 'preload',
      GTM_ID: 'GTM-ABC1234',
      PORT: '8080',
      HOST: '::1',
    };
    expect(parseEnv({ ...variables, PATH: '/bin' })).toEqual({
      ...variables,
      TRUSTED_PROXIES: 2,
      MEDIA_HOSTS: ['media.example.com', 'films.example.com:8443'],
      PORT: 8080,
      METRICS_PORT: 9464,
      OTEL_TRACES_SAMPLER_ARG: 0.25,
      ...embedded,
    });
  });

  it('removes a trailing slash from the address of the site', () => {
    expect(parseEnv({ SITE_URL: 'https://www.example.com/' }).SITE_URL).toBe('https://www.example.com');
  });

  it('accepts an email address or a page as the contact for security reports', () => {
    expect(parseEnv({ SECURITY_CONTACT: 'security@example.com' }).SECURITY_CONTACT).toBe('mailto:security@example.com');
  });

  it('names every invalid variable in one message', () => {
    const wrong = {
      SITE_URL: 'https://www.example.com/path',
      SITE_ENV: 'prod',
      TRUSTED_PROXIES: '-1',
      MEDIA_HOSTS: 'https://media.example.com',
      DATABASE_URL: 'mysql://db.example.com/site',
    };
    const message = getEnvError(wrong);
    expect(message).toContain('.env.example');
    for (const name of Object.keys(wrong)) expect(message).toMatch(new RegExp(`^ {2}${name}: \\S`, 'm'));
  });

  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['JOBS_FIELD', 'JOBS_FIELDS'],
  ])('rejects %s, and names %s', (misspelt, name) => {
    expect(getEnvError({ [misspelt]: 'value' })).toMatch(new RegExp(`^ {2}${misspelt}: .* ${name}\\?$`, 'm'));
  });

  it('accepts the variables of other programs', () => {
    const names = ['HOSTNAME', 'HOME', 'NODE_ENV', 'BACKUP_DIR', 'XDG_DATA_DIRS', 'SITE_PORT', 'SITE_SERVICE_HOST'];
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, 'value'])))).toEqual(defaults);
  });

  it('requires a SIGNING_SECRET with a DATABASE_URL', () => {
    expect(getEnvError({ DATABASE_URL: 'postgres://db.example.com/site' })).toMatch(
      /^ {2}SIGNING_SECRET: is required/m,
    );
  });

  it.each(upstreams.map((name) => [name]))('rejects an unknown %s', (name) => {
    expect(getEnvError({ [name]: 'unknown' })).toMatch(new RegExp(`^ {2}${name}: \\S`, 'm'));
  });

  const report = {
    JOBS: 'workday-report',
    JOBS_URL: 'https://wd3.example/ccx/service/customreport2/halcyre/owner/jobs',
    WORKDAY_REPORT_USER: 'user',
    WORKDAY_REPORT_PASSWORD: 'password',
    JOBS_FIELDS: 'jobId=Req ID, jobPosting=Title,applyUrl=URL,locationCity=Location_group.City',
  };

  it('reads the columns of a report', () => {
    expect(parseEnv(report).jobs).toEqual({
      ...report,
      JOBS_FIELDS: {
        jobId: 'Req ID',
        jobPosting: 'Title',
        applyUrl: 'URL',
        locationCity: 'Location_group.City',
      },
      JOBS_LANGUAGE: 'en',
      JOBS_TIME_ZONE: 'UTC',
      JOBS_FALL_LISTINGS: 3,
    });
    for (const missing of Object.keys(report).slice(1))
      expect(getEnvError({ ...report, [missing]: '' })).toMatch(new RegExp(`^ {2}${missing}: must be set$`, 'm'));
  });

  it.each([
    ['JOBS_FIELDS', 'jobId=ID,jobPosting=Title', report],
    ['JOBS_FIELDS', 'jobId=ID,jobPosting=Title,applyUrl=URL,salary=Salary', report],
    ['JOBS_FIELDS', 'jobId,jobPosting,applyUrl', report],
    ['JOBS_URL', 'wd3.example/report', report],
    ['JOBS_LANGUAGE', 'English', report],
    ['JOBS_LANGUAGE', 'xx', report],
    ['JOBS_TIME_ZONE', 'Paris', report],
    ['JOBS_FIELDS', 'jobFamily', { JOBS: 'workday', JOBS_URL: 'https://wd3.example' }],
    ['JOBS_FIELDS', 'maison=House', { JOBS: 'greenhouse', JOBS_BOARD: 'halcyre' }],
    ['JOBS_URL', 'ftp://boards.example', { JOBS: 'greenhouse', JOBS_BOARD: 'halcyre' }],
    ['JOBS_FIELDS', 'houseName=office', { JOBS: 'lever', JOBS_BOARD: 'halcyre' }],
    ['JOBS_FIELDS', 'houseName=', { JOBS: 'smartrecruiters', JOBS_BOARD: 'Halcyre' }],
  ])('rejects %s=%s even if the other variables are valid', (name, value, variables) => {
    expect(getEnvError({ ...variables, [name]: value })).toMatch(new RegExp(`^ {2}${name}: \\S`, 'm'));
  });

  it.each([
    [
      'CAPTCHA',
      'recaptcha-enterprise',
      { RECAPTCHA_PROJECT: 'halcyre', RECAPTCHA_API_KEY: 'secret', RECAPTCHA_SITE_KEY: 'key' },
    ],
    ['CMS', 'strapi', { CMS_URL: 'http://cms.internal:1337', CMS_TOKEN: 'a token of thirty-two characters' }],
    ['FINANCE', 'twelve-data', { TWELVE_DATA_KEY: 'key', FINANCE_SYMBOL: 'HALC' }],
    [
      'ALBUMS',
      'flickr',
      {
        FLICKR_KEY: 'key',
        FLICKR_USER: '1@N01',
        FLICKR_FINANCE_COLLECTION: '1-1',
        FLICKR_SUSTAINABILITY_COLLECTION: '1-2',
      },
    ],
    ['JOBS', 'workday', { JOBS_URL: 'https://halcyre.wd3.example/wday/cxs/halcyre/careers' }],
    ['JOBS', 'greenhouse', { JOBS_BOARD: 'halcyre' }],
    ['JOBS', 'lever', { JOBS_BOARD: 'halcyre' }],
    ['JOBS', 'smartrecruiters', { JOBS_BOARD: 'Halcyre' }],
    ['PLAYLISTS', 'youtube', { YOUTUBE_KEY: 'key', YOUTUBE_CHANNEL: 'UC1' }],
    ['SEARCH', 'algolia', { ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_ADMIN_KEY: 'secret' }],
    ['SUBSCRIPTIONS', 'brevo', { BREVO_API_KEY: 'secret', BREVO_LISTS: brevoNumbers, BREVO_TEMPLATES: brevoNumbers }],
    [
      'SUBSCRIPTIONS',
      'webhook',
      { SUBSCRIPTIONS_URL: 'https://lists.example.com/hook', SUBSCRIPTIONS_WEBHOOK_SECRET: webhookSecret },
    ],
  ])('requires all variables of %s=%s', (name, vendor, needed) => {
    const selected = Object(parseEnv({ [name]: vendor, ...needed }))[name.toLowerCase()];
    expect(selected).toMatchObject({ [name]: vendor });
    expect(Object.keys(selected)).toEqual(expect.arrayContaining(Object.keys(needed)));
    for (const missing of Object.keys(needed))
      expect(getEnvError({ [name]: vendor, ...needed, [missing]: '' })).toMatch(
        new RegExp(`^ {2}${missing}: must be set$`, 'm'),
      );
  });

  it.each([
    ['SEARCH_PREFIX', 'a site', { SEARCH: 'algolia' }],
    ['ALGOLIA_APP_ID', 'app.example.com', { SEARCH: 'algolia' }],
    ['ALGOLIA_URL', 'app.example.com', { SEARCH: 'algolia' }],
  ])('rejects %s=%s of a search engine and says why', (name, value, selected) => {
    expect(getEnvError({ ...selected, [name]: value })).toMatch(new RegExp(`^ {2}${name}: must (be|have) .{5}`, 'm'));
  });

  it.each([
    ['CMS_URL', 'https://user:password@cms.example.com'],
    ['CMS_URL', 'https://cms.example.com/?a=b'],
    ['CMS_TOKEN', 'a token of thirty-one letters..'],
    ['CMS_TOKEN', ' '.repeat(32)],
    ['CMS_ADMIN_URL', 'cms.example.com'],
    ['CMS_ADMIN_URL', "https://cms.example.com'; script-src *"],
  ])('rejects %s=%s with Strapi, and says why', (name, value) => {
    const valid = { CMS: 'strapi', CMS_URL: 'https://cms.example.com', CMS_TOKEN: 'a token of thirty-two characters' };
    expect(getEnvError(valid)).toBe('no error');
    expect(getEnvError({ ...valid, [name]: value })).toMatch(new RegExp(`^ {2}${name}: \\S`, 'm'));
  });

  it('reduces the address of the admin panel to its origin', () => {
    const valid = { CMS: 'strapi', CMS_URL: 'http://cms.internal', CMS_TOKEN: 'a token of thirty-two characters' };
    expect(parseEnv({ ...valid, CMS_ADMIN_URL: 'https://cms.example.com/admin' }).cms).toMatchObject({
      CMS_ADMIN_URL: 'https://cms.example.com',
    });
  });

  it.each([
    ['SITE_URL', 'ftp://www.example.com'],
    ['SITE_URL', 'https://www.example.com/site/'],
    ['SITE_URL', 'https://user@www.example.com'],
    ['SITE_URL', 'https://www.example.com/?a=b'],
    ['SITE_ENV', 'Production'],
    ['PREVIEW_SECRET', 'fifteen-letters'],
    ['PREVIEW_SECRET', ' '.repeat(16)],
    ['SIGNING_SECRET_BEFORE', 'short'],
    ['LOG_LEVEL', 'verbose'],
    ['MEDIA_HOSTS', 'https://media.example.com'],
    ['METRICS_PORT', 'open'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector.example:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer secret'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['MAIL_FROM', 'Halcyre <mail@halcyre.example>\r\nBcc: all@example.com'],
    ['MAIL_FROM', 'Halcyre'],
    ['MAIL_FROM', '<mail@halcyre.example> <other@halcyre.example>'],
    ['REPORTS_TO', 'Ethics <ethics@halcyre.example>'],
    ['SECURITY_CONTACT', 'security'],
    ['SECURITY_CONTACT', 'http://www.example.com/security/'],
    ['SECURITY_CONTACT', 'security@example.com\nPolicy: https://evil.example'],
    ['CDN_PURGE_HEADER', 'Fastly-Key: secret'],
    ['HSTS', 'on'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['HOST', 'two hosts'],
    ['TRUSTED_PROXIES', '11'],
    ['SIGNING_SECRET', 'a secret of thirty-one letters.'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['GTM_ID', 'G-ABC1234'],
    ['GTM_ID', "GTM-1');alert('"],
  ])('rejects %s=%s and says why', (name, value) => {
    const lines = getEnvError({ [name]: value })
      .split('\n')
      .slice(1);
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toMatch(new RegExp(`^ {2}${name}: \\S`));
  });
});

it('lists the variables of vendors that are not selected', () => {
  const selected = {
    PATH: '/bin',
    SMTP_URL: 'smtps://mail.example.com',
    JOBS: 'lever',
    JOBS_BOARD: 'halcyre',
    JOBS_URL: '',
  };
  expect(listUnusedVariables({ ...selected, JOBS_LANGUAGE: 'fr' })).toEqual([]);
  expect(listUnusedVariables({ ...selected, BREVO_API_KEY: 'secret', CMS_URL: '' })).toEqual(['BREVO_API_KEY']);
});
