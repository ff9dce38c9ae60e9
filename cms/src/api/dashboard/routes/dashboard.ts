import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::dashboard.dashboard', { only: ['find', 'findOne'] });
