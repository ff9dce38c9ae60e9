import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Logo } from '@/components/ui/Logo';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { usePopup } from '@/contexts/PopupContext';
import { useScrolled } from '@/hooks/useScrolled';
import { afterHydration } from '@/lib/browser/after-hydration';
import { toPagePath } from '@/lib/i18n/paths';
import { media } from '@/styles/breakpoints';
import { label } from '@/styles/mixins';
import { SearchButton } from '../SearchButton';
import { ShareMenu } from '../share/ShareMenu';
import { HeaderJoinUsLink } from './HeaderJoinUsLink';
import { LanguageMenu } from './LanguageMenu';
import { MainNavigation } from './MainNavigation';

const Bar = styled.header<{ $transparent: boolean }>`
  position: var(--pinned);
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--layer-header);
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  block-size: var(--header-height);
  padding-inline: var(--edge);
  color: ${({ $transparent }) => ($transparent ? 'var(--ivory)' : 'var(--ink)')};
  background: ${({ $transparent }) => ($transparent ? 'transparent' : 'var(--surface)')};
  border-block-end: 1px solid ${({ $transparent }) => ($transparent ? 'transparent' : 'var(--hairline)')};
  transition:
    background var(--quick) var(--ease),
    color var(--quick) var(--ease);

  html:not([data-scripted]) & {
    position: absolute;
  }

  ${media.desktop} {
    grid-template: var(--header-top) 1fr / 1fr auto 1fr;
    align-items: stretch;
    column-gap: var(--space-6);
  }
`;

const HomeLink = styled.a`
  grid-column: 2;
  align-self: center;
  padding-block: var(--space-3);

  ${media.desktop} {
    grid-area: 1 / 2 / 3;
    padding-inline: var(--space-3);
  }
`;

const UtilityLinks = styled.div<{ $side: 'start' | 'end' }>`
  ${label}
  display: none;

  ${media.desktop} {
    grid-row: 1;
    grid-column: ${({ $side }) => ($side === 'start' ? 1 : 3)};
    display: flex;
    align-items: center;
    justify-content: ${({ $side }) => ($side === 'start' ? 'flex-start' : 'flex-end')};
    gap: var(--space-6);
  }
`;

const BelowDesktop = styled.div`
  grid-row: 1;
  grid-column: 1;
  margin-inline-start: calc(-1 * var(--space-3));

  ${media.desktop} {
    display: none;
  }
`;

const NoScriptMenuLink = styled.a`
  ${label}
  display: inline-block;
  padding: var(--space-3);
`;

const Tools = styled.div`
  grid-row: 1;
  grid-column: 3;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  margin-inline-end: calc(-1 * var(--space-3));

  ${media.desktop} {
    display: none;
  }
`;

const Tablet = styled.div`
  display: none;

  ${media.tablet} {
    display: flex;
    align-items: center;
  }
`;

const HeaderFavourites = afterHydration(() =>
  import(/* webpackChunkName: "shell" */ '../favourites/HeaderFavourites').then((module) => module.HeaderFavourites),
);
const JobAlertLink = afterHydration(() =>
  import(/* webpackChunkName: "shell" */ './JobAlertLink').then((module) => module.JobAlertLink),
);
const SharePriceLine = afterHydration(() =>
  import(/* webpackChunkName: "shell" */ './SharePriceLine').then((module) => module.SharePriceLine),
);

interface HeaderProps {
  overHero: boolean;
  /** Whether the page is about job offers. */
  isCareerPage: boolean;
}

/**
 * The header of every page: a menu on both sides of the logo on desktop, a burger menu on tablet and mobile, and tools
 * on tablet.
 */
export const Header = memo(function Header({ overHero, isCareerPage }: HeaderProps) {
  const { t } = useTranslation();
  const { locale } = useContent();
  const { openPanel } = useHeader();
  const { active, toggle } = usePopup();
  const isScrolled = useScrolled();
  const isTransparent = overHero && !isScrolled && !openPanel?.startsWith('tab-');

  return (
    <Bar $transparent={isTransparent} data-clear={isTransparent}>
      <UtilityLinks $side="start">
        <SharePriceLine />
      </UtilityLinks>
      <BelowDesktop>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={active.mobileMenu ?? false}
          aria-label={t('menu.open')}
          data-needs-script
          onClick={() => toggle({ name: 'mobileMenu', props: { isCareerPage } })}
        >
          <Icon name="menu" size={26} />
        </IconButton>
        <NoScriptMenuLink href="#site-directory" data-without-script>
          {t('menu.name')}
        </NoScriptMenuLink>
      </BelowDesktop>
      <HomeLink href={toPagePath(locale, '')} aria-label={t('shell.home')}>
        <Logo />
      </HomeLink>
      <MainNavigation />
      <UtilityLinks $side="end">
        {isCareerPage && <JobAlertLink />}
        <HeaderJoinUsLink isCareerPage={isCareerPage} />
        <LanguageMenu />
      </UtilityLinks>
      <Tools data-needs-script>
        <HeaderFavourites isCareerPage={isCareerPage} />
        <SearchButton />
        <Tablet>
          <ShareMenu placement="below" />
          <LanguageMenu compact />
        </Tablet>
      </Tools>
    </Bar>
  );
});
