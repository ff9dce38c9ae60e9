import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LanguageLinks } from '@/components/shell/LanguageLinks';
import { SocialLinks } from '@/components/shell/SocialLinks';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useContent } from '@/contexts/ContentContext';
import { type PopupProps, usePopup } from '@/contexts/PopupContext';
import { useMenu } from '@/hooks/useMenu';
import { media } from '@/styles/breakpoints';
import { lineAbove, plainLink, row } from '@/styles/mixins';
import { FavouritesButton } from '../shell/favourites/FavouritesButton';
import { SignInLink } from '../shell/header/HeaderJoinUsLink';
import { JobAlertLink } from '../shell/header/JobAlertLink';
import { SharePriceLine } from '../shell/header/SharePriceLine';
import { TabList, TabPanel } from './MobileMenuTabs';

const Tools = styled.div`
  margin-inline: var(--space-2) auto;
`;

const ScrollArea = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: calc(100dvh - 172px);
  padding-inline: var(--space-5);
  overflow-y: auto;
  overscroll-behavior: contain;

  /* With very large text or in a low window, the whole menu scrolls. */
  ${media.low} {
    flex: none;
    block-size: auto;
  }
`;

const Links = styled.div`
  flex: none;
  display: flex;
  gap: var(--space-6);
  align-items: center;
  min-block-size: var(--control-large);
  font-size: var(--size-small);

  a {
    ${plainLink}
  }
`;

const Footer = styled.div`
  display: grid;
  grid-template-columns: var(--column);
  align-content: center;
  min-block-size: 128px;
  padding-inline: var(--space-5);
  ${lineAbove}
  font-size: var(--size-small);

  ${media.low} {
    flex: none;
    padding-block: var(--space-4);
  }

  p {
    color: var(--muted);

    ${media.tiny} {
      white-space: normal;
    }
  }
`;

const Languages = styled(LanguageLinks)`
  ${row('0 4')}

  a {
    display: block;
    padding-block: var(--space-1);
    text-decoration: none;
  }

  [aria-current] {
    color: var(--brass);
  }
`;

const Follow = styled.div`
  margin-inline: calc(-1 * var(--space-3));
  overflow-x: auto;
`;

const Social = styled(SocialLinks)`
  flex-wrap: nowrap;
`;

type MobileMenuProps = PopupProps['mobileMenu'] & { onClose: () => void };

/**
 * The menu below desktop width: tabs with thumbnails, a panel for each tab, "join us", the first link of the footer, and
 * the tools of the header.
 */
export function MobileMenu({ isCareerPage, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const {
    headerTabs,
    footerLinks: [firstLink],
  } = useContent();
  const { open } = usePopup();
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const menuTabs = useMenu(true) ?? headerTabs;
  const tab = selectedIndex === null ? undefined : menuTabs[selectedIndex];
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
        {tab ? (
          <TabPanel tab={tab} onBack={goBack} />
        ) : (
          <TabList ref={tabs} tabs={menuTabs} onSelect={setSelectedIndex} />
        )}
        {!tab && (
          <Links>
            {firstLink && <a href={firstLink.url}>{firstLink.title}</a>}
            {isCareerPage && (
              <>
                <JobAlertLink />
                <SignInLink />
              </>
            )}
          </Links>
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
