import type { Core } from '@strapi/strapi';

/** Makes Strapi store uploaded pictures unchanged. */
export const storeOriginals = (strapi: Core.Strapi) =>
  strapi
    .plugin('upload')
    .service('upload')
    .setSettings({ sizeOptimization: false, responsiveDimensions: false, autoOrientation: false });
