import type { Core } from '@strapi/strapi';
import { configureForms } from './bootstrap/forms';
import { createLocales } from './bootstrap/locales';
import { setRoles } from './bootstrap/roles';
import { setToken } from './bootstrap/token';
import { storeOriginals } from './bootstrap/uploads';
import { setWebhook } from './bootstrap/webhook';
import { checkPublication } from './check-publication';
import { checkRemoval } from './check-removal';
import { completeAssets } from './complete-assets';
import { addPanelRoutes } from './panel-routes';
import { syncSharedFields } from './sync-shared-fields';
import { writeRedirects } from './write-redirects';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    completeAssets(strapi);
    checkPublication(strapi);
    checkRemoval(strapi);
    writeRedirects(strapi);
    syncSharedFields(strapi);
    addPanelRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await createLocales(strapi);
    await configureForms(strapi);
    await setRoles(strapi);
    await storeOriginals(strapi);
    await setToken(strapi);
    await setWebhook(strapi);
  },
};
