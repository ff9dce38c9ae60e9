import type { GetStaticPropsContext } from 'next';
import type { Locale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { refreshContent } from './refresh-content';

/** What an editor sees in preview: what is published, or drafts. */
export interface PreviewData {
  version: 'draft' | 'published';
}

/** Reads the newest drafts, all of them before the first preview; a remote CMS may not have reported them yet. */
export const readDrafts = async (): Promise<void> => {
  if (env.cms.CMS === 'embedded') return;
  const refreshed = cms.readDrafts().then(() => refreshContent(null));
  await orNull(refreshed, 'the preview may show an older draft');
};

/** The edition of a visitor or, in preview, that of an editor with the newest drafts. */
export const editionFor = async (
  locale: Locale,
  { preview = false, previewData }: Pick<GetStaticPropsContext, 'preview' | 'previewData'>,
): Promise<Edition> => {
  if (preview) await readDrafts();
  return { locale, draft: preview && (previewData as PreviewData).version === 'draft' };
};
