import path from 'node:path';
import { type Core, createStrapi } from '@strapi/strapi';

/** Runs a task with a Strapi that does not listen and reports nothing to the site. Then ends the process. */
export const withStrapi = async (task: (strapi: Core.Strapi) => Promise<void>) => {
  const appDir = path.resolve(__dirname, '../..');
  try {
    const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).load();
    strapi.eventHub.removeAllListeners();
    await task(strapi);
    await strapi.destroy();
    process.exit();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    process.exit(1);
  }
};
