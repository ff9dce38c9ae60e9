import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { onPlainClick } from '@/lib/browser/dom-events';
import { Icon } from './Icon';
import { StyledLink } from './NavigationButton.styles';

/** A link that opens a page in a popup. With a modifier key, or without JavaScript, it is an ordinary link. */
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
