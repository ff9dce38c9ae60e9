import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { track } from '@/lib/browser/analytics/track';
import { media } from '@/styles/breakpoints';
import { label, visuallyHidden } from '@/styles/mixins';

const DownloadLink = styled.a`
  ${label}
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 2.75rem;
  padding-inline: var(--space-3);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  ${media.mobile} {
    span {
      ${visuallyHidden}
    }
  }
`;

/** The download link of a picture's file. */
export function PictureDownload({ href, picture }: { href: string; picture: string }) {
  const { t } = useTranslation('albums');
  return (
    <DownloadLink href={href} download onClick={() => track('Content', 'Download', picture)}>
      <Icon name="download" size={18} />
      <span>{t('download')}</span>
    </DownloadLink>
  );
}
