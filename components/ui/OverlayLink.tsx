import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { onPlainClick } from '@/lib/browser/plain-click';
import { Icon } from './Icon';
import { StyledLink } from './NavigationButton.styles';

/** A link to a page, which opens over this one. A click with a key, or without JavaScript, goes there. */
export function OverlayLink({ href, label }: PopupProps['overlay']) {
  const { open } = usePopup();
  const press = onPlainClick(() => open({ name: 'overlay', props: { href, label } }));
  return (
    <StyledLink href={href} aria-haspopup="dialog" onClick={press}>
      {label}
      <Icon name="overlay" size={18} />
    </StyledLink>
  );
}
