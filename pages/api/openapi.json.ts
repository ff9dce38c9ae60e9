import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { buildOpenApi } from '@/lib/api/openapi';

export const config = { api: { bodyParser: false } };

/** Every other endpoint in this folder. */
const names = [
  'archives',
  'contact-message',
  'create-job-alert',
  'dashboard',
  'download-article',
  'download-file',
  'download-job-offer',
  'email-job-list',
  'ethics-report',
  'events',
  'exit-preview',
  'finance-album',
  'finance-search',
  'health',
  'highlights-articles-search-content',
  'highlights-subscription',
  'job-offer',
  'job-offers',
  'menu',
  'news-search-content',
  'page-in-overlay',
  'press-album',
  'press-subscription',
  'press-unsubscription',
  'preview',
  'ready',
  'recaptcha',
  'recommendation-search-content',
  'regulated-subscription',
  'revalidate',
  'search-content',
  'search-suggestions',
  'share-price',
  'share-price-csv',
  'share-price-history',
  'similar-offers',
  'sustainability-album',
  'web-vitals',
  'womo-search-content',
  'youtube-playlist',
  'zip-download',
];

const buildDescription = async () => {
  const modules = await Promise.all(names.map((name) => import(/* @vite-ignore */ `./${name}.ts`)));
  return buildOpenApi(Object.fromEntries(names.map((name, index) => [name, modules[index].default])));
};

let description: ReturnType<typeof buildDescription> | undefined;

export default defineEndpoint({
  method: 'GET',
  summary: 'The description of all endpoints, in OpenAPI 3.1',
  response: z.looseObject({ openapi: z.string() }),
  sharedCall: 'openapi.json',
  handle: async () => {
    description ??= buildDescription();
    return description;
  },
});
