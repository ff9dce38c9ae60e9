import { formatSize } from '../../i18n/formats';
import type { Locale } from '../../i18n/locales';
import type { MediaFile } from '../../model/media';
import { getFileFormat, toDownloadPath } from '../../shared/urls';

interface MediaFileFacts {
  /** The size in pixels; null for a drawing, or if it is unknown. */
  pixels: { width: number; height: number } | null;
  bytes: number | null;
}

/** A picture or film to download; its reference is that of the CMS, or the https URL of a vendor's file. */
export const toMediaFile = (locale: Locale, reference: string, { pixels, bytes }: MediaFileFacts): MediaFile => {
  const isVendorFile = reference.startsWith('https:');
  const format = getFileFormat(reference);
  const details = [
    format,
    pixels && `${pixels.width}\u00a0×\u00a0${pixels.height}\u00a0px`,
    bytes !== null && formatSize(locale, bytes),
  ];
  return {
    href: isVendorFile ? reference : toDownloadPath(reference),
    format,
    details: details.filter(Boolean).join(' · '),
    reference: isVendorFile ? null : reference,
    bytes,
  };
};
