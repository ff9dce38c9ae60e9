import { useRef } from 'react';
import styled from 'styled-components';
import { useFavourites } from '@/contexts/FavouritesContext';
import { media } from '@/styles/breakpoints';
import { ShellStrings } from '../ShellStrings';
import { FavouritesButton } from './FavouritesButton';

const Slot = styled.div<{ $shownOnMobile: boolean }>`
  ${media.mobile} {
    display: ${({ $shownOnMobile }) => ($shownOnMobile ? 'block' : 'none')};
  }
`;

/**
 * The favourites button in the header below desktop width. On mobile it is shown on pages about job offers, and on
 * other pages once there are favourites. The menu always has it.
 */
export function HeaderFavourites({ isCareerPage }: { isCareerPage: boolean }) {
  const { ids } = useFavourites();
  const hasHadFavourites = useRef(false);
  hasHadFavourites.current ||= ids.length > 0;
  return (
    <Slot $shownOnMobile={isCareerPage || hasHadFavourites.current}>
      <ShellStrings>
        <FavouritesButton />
      </ShellStrings>
    </Slot>
  );
}
