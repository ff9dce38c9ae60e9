import { z } from 'zod';
import brand from '@/content/brand.json' with { type: 'json' };
import { defineEndpoint } from '@/lib/api/endpoint';
import { sendZip } from '@/lib/api/send-zip';
import { fileReference } from '@/lib/model/values';
import { maxFilesInZip } from '@/lib/shared/constants';
import { openDownload } from '@/lib/site/media/open-download';

export const config = { api: { bodyParser: false, responseLimit: false } };

export default defineEndpoint({
  method: 'POST',
  summary: 'Downloads several files as one zip',
  body: z.object({ files: z.array(fileReference).min(1).max(maxFilesInZip) }),
  acceptsForms: true,
  produces: 'application/zip',
  limit: { calls: 60, seconds: 60 },
  handle: async ({ body, request, response }) => {
    const openFile = (reference: string) => openDownload(request, reference);
    await sendZip([...new Set(body.files)], openFile, `${brand.fileName}.zip`, response);
    return null;
  },
});
