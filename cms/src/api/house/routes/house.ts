import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::house.house', { only: ['find', 'findOne'] });
