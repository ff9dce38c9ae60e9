import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { Logo } from '@/components/ui/Logo';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { usePopup } from '@/contexts/PopupContext';
import { useScrolled } from '@/hooks/useScrolled';
import { afterHydration } from '@/lib/browser/after-hydration';
import { toPagePath } from '@/lib/i18n/paths';
import { SearchButton } from '../SearchButton';
import { ShareMenu } from '../share/ShareMenu';
import { Bar, BelowDesktop, HomeLink, NoScriptMenuLink, Tablet, Tools, UtilityLinks } from './Header.styles';
import { HeaderJoinUsLink } from './HeaderJoinUsLink';
import { LanguageMenu } from './LanguageMenu';
import { MainNavigation } from './MainNavigation';

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
