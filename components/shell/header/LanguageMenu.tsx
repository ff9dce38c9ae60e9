import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { useHeaderPanel } from '@/hooks/useHeaderPanel';
import { localeTable } from '@/lib/i18n/locales';
import { desktopQuery } from '@/styles/breakpoints';
import { LanguageLinks } from '../LanguageLinks';
import { Dropdown, Root, Trigger } from './Menu';

const autoCloseMs = 5000;

/** The menu of the site's languages. On desktop it closes after 5 seconds, unless it is hovered or has the focus. */
export function LanguageMenu({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { close } = useHeader();
  const { id, isOpen, trigger } = useHeaderPanel('language');
  const [isInUse, setIsInUse] = useState(false);

  useEffect(() => {
    if (compact || !isOpen || isInUse || !window.matchMedia(desktopQuery).matches) return;
    const timer = setTimeout(close, autoCloseMs);
    return () => clearTimeout(timer);
  }, [compact, isOpen, isInUse, close]);

  const { name } = localeTable[locale];
  const buttonProps = { ...trigger, 'aria-label': t('language.open', { language: name }) };
  return (
    <Root data-panel="language" data-needs-script>
      {compact ? (
        <IconButton {...buttonProps}>
          <Icon name="globe" />
        </IconButton>
      ) : (
        <Trigger {...buttonProps}>
          {name}
          <Icon name="down" size={14} />
        </Trigger>
      )}
      <Dropdown
        id={id}
        hidden={!isOpen}
        onPointerEnter={() => setIsInUse(true)}
        onPointerLeave={() => setIsInUse(false)}
        onFocus={() => setIsInUse(true)}
        onBlur={() => setIsInUse(false)}
      >
        <LanguageLinks />
      </Dropdown>
    </Root>
  );
}
