import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useContent } from '@/contexts/ContentContext';
import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { FavouritesButton } from '../shell/favourites/FavouritesButton';
import { SignInLink } from '../shell/header/HeaderJoinUsLink';
import { JobAlertLink } from '../shell/header/JobAlertLink';
import { SharePriceLine } from '../shell/header/SharePriceLine';
import { Career, Follow, Footer, Languages, ScrollArea, Social, Tools } from './MobileMenu.styles';
import { TabList, TabPanel } from './MobileMenuTabs';

type MobileMenuProps = PopupProps['mobileMenu'] & { onClose: () => void };

/** The menu below desktop width: tabs with thumbnails, a panel for each tab, "join us", and the tools of the header. */
export function MobileMenu({ isCareerPage, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const { headerTabs } = useContent();
  const { open } = usePopup();
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const tab = selectedIndex === null ? undefined : headerTabs[selectedIndex];
  const tabs = useRef<HTMLUListElement>(null);

  const goBack = () => {
    setSelectedIndex(null);
    requestAnimationFrame(() => tabs.current?.querySelectorAll('button')[selectedIndex ?? 0]?.focus());
  };

  return (
    <Dialog
      label={t('menu.name')}
      layout="side"
      onClose={onClose}
      tools={
        <Tools>
          <FavouritesButton />
          <IconButton
            aria-haspopup="dialog"
            aria-label={t('share.open')}
            onClick={() => open({ name: 'share', props: {} })}
          >
            <Icon name="share" />
          </IconButton>
        </Tools>
      }
    >
      <ScrollArea aria-label={t('menu.main')}>
        {tab ? <TabPanel tab={tab} onBack={goBack} /> : <TabList ref={tabs} onSelect={setSelectedIndex} />}
        {isCareerPage && !tab && (
          <Career>
            <JobAlertLink />
            <SignInLink />
          </Career>
        )}
      </ScrollArea>
      <Footer>
        <SharePriceLine />
        <Languages />
        <Follow role="group" aria-label={t('social.label')}>
          <Social />
        </Follow>
      </Footer>
    </Dialog>
  );
}
