import type { GetServerSideProps } from 'next';
import { ApiError } from '../../api/errors';
import { sendDocument } from '../../api/send-download';
import { isLocale } from '../../i18n/locales';
import { fileReference } from '../../model/values';
import { env } from '../../platform/env';
import { toDocumentPath } from '../../shared/urls';
import { openFile } from '../media/open-file';

/**
 * Sends the PDF file at a path below `/documents/`, for browsers to show. Responds with 404 to everything that is not a
 * PDF file of the CMS.
 */
export const openDocument: GetServerSideProps<never, { reference: string[] }> = async ({
  locale,
  params,
  req,
  res,
}) => {
  const reference = fileReference.safeParse(params?.reference.join('/')).data ?? '';
  const documentPath = isLocale(locale) ? null : toDocumentPath(reference);
  const file = documentPath ? await openFile(req, reference) : null;
  if (!file) return { notFound: true };
  res.setHeader('Link', `<${env.SITE_URL}${documentPath}>; rel="canonical"`);
  try {
    await sendDocument(file, req, res);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    res.statusCode = error.status;
    res.end();
  }
  return { props: {} as never };
};
