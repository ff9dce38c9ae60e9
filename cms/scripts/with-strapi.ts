import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';

/** Does work with a Strapi that serves nobody and reports nothing to the site. */
export const withStrapi = async (work: (strapi: Core.Strapi) => Promise<void>) => {
  const appDir = path.resolve(__dirname, '../..');
  const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
  strapi.eventHub.removeAllListeners();
  try {
    await work(strapi);
  } finally {
    await strapi.destroy();
  }
};
