import { useTranslation } from 'next-i18next/pages';
import { useContent } from '@/contexts/ContentContext';
import { usePopup } from '@/contexts/PopupContext';
import { onPlainClick } from '@/lib/browser/dom-events';

/** Opens the cookie options popup. With a modifier key, or without JavaScript, it links to the page about cookies. */
export function CookieOptionsLink() {
  const { t } = useTranslation();
  const { cookiesPage } = useContent();
  const { open } = usePopup();
  const handleClick = onPlainClick(() => open({ name: 'cookieOptions', props: {} }));
  return (
    <a href={cookiesPage || '#'} aria-haspopup="dialog" onClick={handleClick}>
      {t('footer.cookieOptions')}
    </a>
  );
}
