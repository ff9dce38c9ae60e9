import { defineEndpoint } from '@/lib/api/endpoint';
import { webVital } from '@/lib/model/web-vital';
import { webVitals } from '@/lib/platform/process/lifecycle';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'Counts a Web Vital that a browser has measured, for the metrics; nothing about the visitor is stored',
  body: webVital,
  bodyLimitBytes: 256,
  statusWithoutBody: 204,
  limit: { calls: 60, seconds: 60 },
  handle: async ({ body }) => {
    webVitals.emit('measured', body);
    return null;
  },
});
