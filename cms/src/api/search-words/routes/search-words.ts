import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::search-words.search-words', { only: ['find'] });
