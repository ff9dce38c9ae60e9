import type { Core } from '@strapi/strapi';
import { previewAddress } from '../src/preview-address';

const config = ({ env }: Core.Config.Shared.ConfigParams) => {
  const site = env('SITE_URL', '');
  const secret = env('PREVIEW_SECRET', '');
  return {
    auth: { secret: env('ADMIN_JWT_SECRET') },
    apiToken: { salt: env('API_TOKEN_SALT') },
    transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
    secrets: { encryptionKey: env('ENCRYPTION_KEY') },
    flags: { nps: false, promoteEE: false },
    preview: {
      enabled: Boolean(site && secret),
      config: { allowedOrigins: [site], handler: previewAddress({ site, secret }) },
    },
  };
};

export default config;
