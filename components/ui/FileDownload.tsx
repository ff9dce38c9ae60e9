import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { track } from '@/lib/browser/analytics/track';
import type { MediaFile } from '@/lib/model/media';
import { dotted, underlined } from '@/styles/mixins';
import { VisuallyHidden } from './VisuallyHidden';

/** Only its first part is underlined: the underline of a link does not reach into an inline box of its own. */
const Line = styled.span`
  ${dotted}
  display: inline-flex;

  > :first-child {
    ${underlined}
  }
`;

/** The download link of a picture or film, with its format and size. */
export function FileDownload({ file: { href, details }, title }: { file: MediaFile; title: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} download onClick={() => track('Content', 'Download', title)}>
      <Line>
        <span>
          {t('media.download')}
          <VisuallyHidden> {title} </VisuallyHidden>
        </span>
        {details.split(' · ').map((detail) => (
          <span key={detail}>{detail} </span>
        ))}
      </Line>
    </a>
  );
}
