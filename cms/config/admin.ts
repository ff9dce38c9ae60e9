import type { Core } from '@strapi/strapi';
import { createPreviewHandler } from '../src/preview-handler';

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const siteUrl = env('SITE_URL', '');
  const secret = env('PREVIEW_SECRET', '');
  return {
    auth: { secret: env('ADMIN_JWT_SECRET') },
    apiToken: { salt: env('API_TOKEN_SALT') },
    transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
    secrets: { encryptionKey: env('ENCRYPTION_KEY') },
    flags: { nps: false, promoteEE: false },
    preview: {
      enabled: Boolean(siteUrl && secret),
      config: { allowedOrigins: [siteUrl], handler: createPreviewHandler({ siteUrl, secret }) },
    },
  };
};

export default config;
