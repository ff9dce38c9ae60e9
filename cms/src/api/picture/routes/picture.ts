import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::picture.picture', { only: ['find', 'findOne'] });
