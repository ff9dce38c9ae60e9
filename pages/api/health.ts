import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'GET',
  summary: 'Whether the server is running',
  response: z.object({ status: z.literal('ok') }),
  limit: 'none',
  handle: async () => ({ status: 'ok' as const }),
});
