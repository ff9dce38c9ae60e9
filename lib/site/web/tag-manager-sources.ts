import { createHash } from 'node:crypto';
import Snippets from 'react-gtm-module/dist/Snippets.js';

const measurement = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];

interface Sources {
  /** The hash of the inline script that react-gtm-module writes. */
  inline: string;
  script: string[];
  connect: string[];
  image: string[];
}

/** The Content-Security-Policy sources of a Google Tag Manager container, and of Google Analytics in it. */
export const buildTagManagerSources = (gtmId: string): Sources => {
  const { script } = Snippets.tags({ id: gtmId, events: {}, dataLayerName: 'dataLayer', auth: '', preview: '' });
  return {
    inline: `sha256-${createHash('sha256').update(script).digest('base64')}`,
    script: ['https://www.googletagmanager.com'],
    connect: ['https://*.analytics.google.com', ...measurement],
    image: measurement,
  };
};
