import type { GetStaticPropsContext } from 'next';
import type { Locale } from '../../i18n/locales';
import { env } from '../../platform/env';
import { orNull } from '../../platform/http/or-null';
import { cms } from '../../upstreams/cms';
import type { Edition } from '../../upstreams/cms/contract';
import { refreshContent } from './refresh-content';

/** The version that an editor sees in preview: the published content, or drafts. */
export interface PreviewData {
  version: 'draft' | 'published';
}

/** Reads the newest drafts of a remote CMS, which may not have reported them yet. The first call reads all drafts. */
export const readDrafts = async (): Promise<void> => {
  if (env.cms.CMS === 'embedded') return;
  const refreshed = cms.readDrafts().then(() => refreshContent(null));
  await orNull(refreshed, 'read the newest drafts');
};

/** The edition for a visitor or, in preview, for an editor, with the newest drafts. */
export const resolveEdition = async (
  locale: Locale,
  { preview = false, previewData }: Pick<GetStaticPropsContext, 'preview' | 'previewData'>,
): Promise<Edition> => {
  if (preview) await readDrafts();
  return { locale, draft: preview && (previewData as PreviewData).version === 'draft' };
};
