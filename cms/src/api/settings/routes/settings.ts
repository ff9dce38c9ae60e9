import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::settings.settings', { only: ['find'] });
