import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { openApi } from '@/lib/api/openapi';
import createJobAlert from './create-job-alert';
import downloadJobOffer from './download-job-offer';
import exitPreview from './exit-preview';
import health from './health';
import jobOffer from './job-offer';
import jobOffers from './job-offers';
import pageInOverlay from './page-in-overlay';
import preview from './preview';
import ready from './ready';
import recaptcha from './recaptcha';
import root from './root';
import searchContent from './search-content';
import sharePrice from './share-price';
import similarOffers from './similar-offers';

const endpoints = {
  'create-job-alert': createJobAlert,
  'download-job-offer': downloadJobOffer,
  'exit-preview': exitPreview,
  health,
  'job-offer': jobOffer,
  'job-offers': jobOffers,
  'page-in-overlay': pageInOverlay,
  preview,
  ready,
  recaptcha,
  root,
  'search-content': searchContent,
  'share-price': sharePrice,
  'similar-offers': similarOffers,
};

export default endpoint({
  method: 'GET',
  summary: 'This description',
  response: z.looseObject({ openapi: z.string() }),
  cache: 'public, max-age=300',
  handle: async () => openApi(endpoints),
});
