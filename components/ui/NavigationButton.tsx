import { useTranslation } from 'next-i18next/pages';
import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import { onPlainClick } from '@/lib/browser/dom-events';
import type { Link } from '@/lib/model/field-types';
import { Icon, type IconName } from './Icon';
import { ButtonLink } from './TextButton';
import { VisuallyHidden } from './VisuallyHidden';

const icons: Partial<Record<Link['kind'], IconName>> = {
  external: 'external',
  file: 'download',
  'internal-new-tab': 'external',
};

/** A link that opens a page in a popup. With a modifier key, or without JavaScript, it is an ordinary link. */
function OverlayLink({ href, label }: PopupProps['overlay']) {
  const { open } = usePopup();
  const handleClick = onPlainClick(() => open({ name: 'overlay', props: { href, label } }));
  return (
    <ButtonLink href={href} aria-haspopup="dialog" onClick={handleClick}>
      {label}
      <Icon name="overlay" size={18} />
    </ButtonLink>
  );
}

/**
 * A link styled as a button. The kind `inpage` links to an anchor on this page and `internal` to a page of this site.
 * `internal-new-tab` and `external` open a new tab, except `external` links with another scheme than `https:`, such as
 * `mailto:`. `file` downloads a file in a new tab. `overlay` opens a page in a popup over this one.
 */
export function NavigationButton({ label, href, kind }: Link) {
  const { t } = useTranslation();
  if (kind === 'overlay') return <OverlayLink label={label} href={href} />;
  const opensApp = kind === 'external' && !href.startsWith('https:');
  const opensNewTab = kind !== 'internal' && kind !== 'inpage' && !opensApp;
  return (
    <ButtonLink
      href={href}
      download={kind === 'file' ? '' : undefined}
      target={opensNewTab ? '_blank' : undefined}
      rel={opensNewTab ? 'noopener noreferrer' : undefined}
      onClick={kind === 'file' ? () => track('Content', 'Download', label) : undefined}
    >
      {label}
      {opensNewTab && <VisuallyHidden> {kind === 'file' ? t('link.downloads') : t('link.newTab')}</VisuallyHidden>}
      <Icon name={icons[kind] ?? 'next'} size={18} />
    </ButtonLink>
  );
}
