import { z } from 'zod';
import { defineEndpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { sendDownload } from '@/lib/api/send-download';
import { fileReference } from '@/lib/model/values';
import { openDownload } from '@/lib/site/media/open-download';

export const config = { api: { bodyParser: false, responseLimit: false } };

export default defineEndpoint({
  method: 'GET',
  summary: 'Downloads a file: a document, a film, or a picture, which contains its caption, credit and rights as XMP',
  query: z.object({ path: fileReference }),
  produces: 'application/octet-stream',
  limit: { calls: 600, seconds: 60 },
  handle: async ({ query: { path }, request, response }) => {
    const file = await openDownload(request, path);
    if (!file) throw new ApiError(404, 'There is no such file.');
    await sendDownload(file, request, response);
    return null;
  },
});
