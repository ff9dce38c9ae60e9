import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { buildOpenApi } from '@/lib/api/openapi';
import archives from './archives';
import contactMessage from './contact-message';
import createJobAlert from './create-job-alert';
import dashboard from './dashboard';
import downloadArticle from './download-article';
import downloadFile from './download-file';
import downloadJobOffer from './download-job-offer';
import emailJobList from './email-job-list';
import ethicsReport from './ethics-report';
import events from './events';
import exitPreview from './exit-preview';
import financeAlbum from './finance-album';
import financeSearch from './finance-search';
import health from './health';
import highlights from './highlights-articles-search-content';
import highlightsSubscription from './highlights-subscription';
import jobOffer from './job-offer';
import jobOffers from './job-offers';
import news from './news-search-content';
import pageInOverlay from './page-in-overlay';
import pressAlbum from './press-album';
import pressSubscription from './press-subscription';
import pressUnsubscription from './press-unsubscription';
import preview from './preview';
import ready from './ready';
import recaptcha from './recaptcha';
import recommendation from './recommendation-search-content';
import regulatedSubscription from './regulated-subscription';
import revalidate from './revalidate';
import searchContent from './search-content';
import searchSuggestions from './search-suggestions';
import sharePrice from './share-price';
import sharePriceCsv from './share-price-csv';
import sharePriceHistory from './share-price-history';
import similarOffers from './similar-offers';
import sustainabilityAlbum from './sustainability-album';
import webVitals from './web-vitals';
import womo from './womo-search-content';
import youtubePlaylist from './youtube-playlist';
import zipDownload from './zip-download';

export const config = { api: { bodyParser: false } };

const endpoints = {
  'womo-search-content': womo,
  'zip-download': zipDownload,
  revalidate,
  'recommendation-search-content': recommendation,
  'news-search-content': news,
  'highlights-articles-search-content': highlights,
  archives,
  'contact-message': contactMessage,
  'create-job-alert': createJobAlert,
  dashboard,
  'download-article': downloadArticle,
  'download-file': downloadFile,
  'download-job-offer': downloadJobOffer,
  'email-job-list': emailJobList,
  'ethics-report': ethicsReport,
  events,
  'exit-preview': exitPreview,
  'finance-album': financeAlbum,
  'finance-search': financeSearch,
  health,
  'highlights-subscription': highlightsSubscription,
  'job-offer': jobOffer,
  'job-offers': jobOffers,
  'page-in-overlay': pageInOverlay,
  'press-album': pressAlbum,
  'press-subscription': pressSubscription,
  'press-unsubscription': pressUnsubscription,
  preview,
  ready,
  recaptcha,
  'regulated-subscription': regulatedSubscription,
  'search-content': searchContent,
  'search-suggestions': searchSuggestions,
  'share-price': sharePrice,
  'share-price-csv': sharePriceCsv,
  'share-price-history': sharePriceHistory,
  'similar-offers': similarOffers,
  'sustainability-album': sustainabilityAlbum,
  'web-vitals': webVitals,
  'youtube-playlist': youtubePlaylist,
};

let description: ReturnType<typeof buildOpenApi> | undefined;

export default defineEndpoint({
  method: 'GET',
  summary: 'The description of all endpoints, in OpenAPI 3.1',
  response: z.looseObject({ openapi: z.string() }),
  cache: 'public, max-age=300',
  handle: async () => {
    description ??= buildOpenApi(endpoints);
    return description;
  },
});
