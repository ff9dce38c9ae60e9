import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { useHeader } from '@/contexts/HeaderContext';
import { useScrolling } from '@/hooks/useScrolling';
import { media } from '@/styles/breakpoints';
import { FavouritesPanel } from './favourites/FavouritesPanel';
import { SearchButton } from './SearchButton';
import { ShellStrings } from './ShellStrings';
import { ShareMenu } from './share/ShareMenu';

const Stack = styled.aside<{ $faded: boolean }>`
  position: fixed;
  inset-block-end: calc(5rem + var(--banner-height, 0px));
  inset-inline-end: 0;
  z-index: var(--layer-floating);
  display: none;
  background: color-mix(in srgb, var(--ink) 88%, transparent);
  color: var(--ivory);
  opacity: ${({ $faded }) => ($faded ? 0.25 : 1)};
  transition: opacity var(--quick) var(--ease);

  &:hover,
  &:focus-within {
    opacity: 1;
  }

  ${media.desktop} {
    display: block;
  }

  &[data-covered] {
    visibility: hidden;
  }
`;

/** Search, share and favourites buttons at the edge of the desktop page. They fade while the page scrolls. */
export const FloatingButtons = memo(function FloatingButtons() {
  const { t } = useTranslation();
  const isScrolling = useScrolling();
  const isCovered = useHeader().openPanel?.startsWith('tab-');
  return (
    <Stack
      aria-label={t('shell.tools')}
      $faded={isScrolling}
      data-covered={isCovered || undefined}
      data-needs-script
      data-no-print
    >
      <SearchButton />
      <ShareMenu placement="beside" />
      <ShellStrings>
        <FavouritesPanel />
      </ShellStrings>
    </Stack>
  );
});
