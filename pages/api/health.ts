import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'Whether the server is running',
  response: z.object({ status: z.literal('ok') }),
  limit: 'none',
  handle: async () => ({ status: 'ok' as const }),
});
