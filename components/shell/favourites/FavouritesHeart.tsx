import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';

const Dot = styled.span`
  position: absolute;
  inset-block-start: 0.625rem;
  inset-inline-end: 0.625rem;
  /* A border, which forced colors show. */
  border: 0.25rem solid var(--brass);
  border-radius: 50%;
`;

/** The favourites icon, with a dot if there are any favourites. Its parent needs a CSS `position`. */
export function FavouritesHeart({ count }: { count: number }) {
  return (
    <>
      <Icon name="heart" />
      {count > 0 && <Dot />}
    </>
  );
}
