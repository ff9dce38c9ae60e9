import type { Core } from '@strapi/strapi';

const config = ({ env }: Core.Config.Shared.ConfigParams) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  proxy: env.bool('BEHIND_PROXY', false) && { koa: true },
  app: { keys: env.array('APP_KEYS') },
});

export default config;
