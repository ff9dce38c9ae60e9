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
import { Drop, Root, Trigger } from './Menu.styles';

const autoClose = 5000;

/** The menu of the site's languages. On desktop it closes after 5 seconds, unless it is hovered or has the focus. */
export function LanguageMenu({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { close } = useHeader();
  const { id, isOpen, trigger } = useHeaderPanel('language');
  const [inUse, setInUse] = useState(false);

  useEffect(() => {
    if (compact || !isOpen || inUse || !window.matchMedia(desktopQuery).matches) return;
    const timer = setTimeout(close, autoClose);
    return () => clearTimeout(timer);
  }, [compact, isOpen, inUse, close]);

  const { name } = localeTable[locale];
  const button = { ...trigger, 'aria-label': t('language.open', { language: name }) };
  return (
    <Root data-panel="language" data-needs-script>
      {compact ? (
        <IconButton {...button}>
          <Icon name="globe" />
        </IconButton>
      ) : (
        <Trigger {...button}>
          {name}
          <Icon name="down" size={14} />
        </Trigger>
      )}
      <Drop
        id={id}
        hidden={!isOpen}
        onPointerEnter={() => setInUse(true)}
        onPointerLeave={() => setInUse(false)}
        onFocus={() => setInUse(true)}
        onBlur={() => setInUse(false)}
      >
        <LanguageLinks />
      </Drop>
    </Root>
  );
}
