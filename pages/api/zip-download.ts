import { z } from 'zod';
import { endpoint } from '@/lib/api/endpoint';
import { ApiError } from '@/lib/api/errors';
import { sendZip } from '@/lib/api/send-zip';
import { fileReference } from '@/lib/model/values';
import { maxFilesInZip } from '@/lib/shared/constants';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false, responseLimit: false } };

const maxBytes = 1_000_000_000;

/** The files of all references; 404 with the missing ones. */
const findAll = async (references: string[]) => {
  const found = await Promise.all(references.map((reference) => cms.file(reference)));
  const missing = references.filter((_, index) => !found[index]);
  if (missing.length > 0) {
    const fields = missing.map((reference) => ({ field: 'files', message: `There is no file "${reference}".` }));
    throw new ApiError(404, 'Some of the files do not exist.', fields);
  }
  return found.filter((file) => file !== null);
};

export default endpoint({
  method: 'POST',
  summary: 'Downloads several files as one zip',
  body: z.object({ files: z.array(fileReference).min(1).max(maxFilesInZip) }),
  takesForms: true,
  produces: 'application/zip',
  limit: { calls: 60, seconds: 60 },
  handle: async ({ body, response }) => {
    const files = await findAll([...new Set(body.files)]);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > maxBytes) throw new ApiError(413, `These files are too large for one zip: at most ${maxBytes} bytes.`);
    await sendZip(files, 'halcyre.zip', response);
    return null;
  },
});
