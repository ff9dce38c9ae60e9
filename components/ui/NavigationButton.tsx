import { useTranslation } from 'next-i18next/pages';
import { track } from '@/lib/browser/analytics/track';
import type { Link } from '@/lib/model/leaf';
import { Icon, type IconName } from './Icon';
import { StyledLink } from './NavigationButton.styles';
import { OverlayLink } from './OverlayLink';
import { VisuallyHidden } from './VisuallyHidden';

const icons: Partial<Record<Link['kind'], IconName>> = {
  external: 'external',
  file: 'download',
  'internal-new-tab': 'external',
};

/**
 * A link set as a button, by kind: `inpage` to a place on the page, `internal` to a page of the site,
 * `internal-new-tab` and `external` in a new tab, `file` as a download in a new tab, `overlay` to a page that opens over
 * this one.
 */
export function NavigationButton({ label, href, kind }: Link) {
  const { t } = useTranslation();
  if (kind === 'overlay') return <OverlayLink label={label} href={href} />;
  const opensMail = kind === 'external' && !href.startsWith('https:');
  const newTab = kind !== 'internal' && kind !== 'inpage' && !opensMail;
  return (
    <StyledLink
      href={href}
      download={kind === 'file' ? '' : undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener noreferrer' : undefined}
      onClick={kind === 'file' ? () => track('Content', 'Download', label) : undefined}
    >
      {label}
      {newTab && <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>}
      <Icon name={icons[kind] ?? 'next'} size={18} />
    </StyledLink>
  );
}
