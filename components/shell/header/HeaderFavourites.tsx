import { useRef } from 'react';
import styled from 'styled-components';
import { useFavourites } from '@/contexts/FavouritesContext';
import { media } from '@/styles/breakpoints';
import { FavouritesButton } from '../FavouritesButton';

const Place = styled.div<{ $onMobile: boolean }>`
  ${media.mobile} {
    display: ${({ $onMobile }) => ($onMobile ? 'block' : 'none')};
  }
`;

/**
 * The kept job offers in the header below desktop. A phone has room for them on pages about job offers, and elsewhere
 * once something is kept; the menu has them everywhere.
 */
export function HeaderFavourites({ isCareerPage }: { isCareerPage: boolean }) {
  const { ids } = useFavourites();
  const isWanted = useRef(false);
  isWanted.current ||= ids.length > 0;
  return (
    <Place $onMobile={isCareerPage || isWanted.current}>
      <FavouritesButton />
    </Place>
  );
}
