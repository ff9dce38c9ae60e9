import styled from 'styled-components';
import { HouseMark } from '@/components/ui/HouseMark';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Picture } from '@/components/ui/Picture';
import { ButtonLink } from '@/components/ui/TextButton';
import type { HouseTile } from '@/lib/model/card';
import type { Link } from '@/lib/model/field-types';
import { media } from '@/styles/breakpoints';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin-block-start: var(--space-7);
  border-block: 1px solid var(--hairline);
  overflow: clip;

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      aspect-ratio: 3 / 2;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  > li {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 2;
    padding: var(--space-2);
    outline: 1px solid var(--hairline);
  }

  ${media.tiny} {
    > li:has(${ButtonLink}) {
      grid-column: 1 / -1;
      aspect-ratio: auto;
    }
  }

  ${ButtonLink} {
    flex-direction: column;
    gap: var(--space-1);
    border: 0;
    letter-spacing: calc(var(--tracking-label) / 2);
    text-align: center;
  }
`;

const House = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--space-4);

  > img {
    position: relative;
    max-inline-size: 82%;
  }

  > span {
    position: absolute;
    inset: 0;
    display: none;
    opacity: 0.55;
    animation: uncover var(--slow) var(--ease);
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &:is(:hover, :focus-visible) > span {
    display: block;
  }

  @keyframes uncover {
    from {
      opacity: 0;
    }
  }

  /* As the page scrolls, the marks light up one after the other; without a pointer, the pictures appear, too. */
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      > img {
        animation: light linear both;
        animation-timeline: view();
        animation-range: entry 50% cover 40%;
      }
    }

    @media (prefers-reduced-motion: no-preference) and (hover: none) {
      > span {
        display: block;
        animation: pass linear both;
        animation-timeline: view();
      }
    }
  }

  @keyframes light {
    from {
      opacity: 0.5;
    }
  }

  @keyframes pass {
    0%,
    30%,
    70%,
    100% {
      opacity: 0;
    }

    50% {
      opacity: 0.55;
    }
  }
`;

/**
 * A grid of the houses' marks; the last cell has a link to a further page. The picture of a house is loaded and shown
 * only while its mark is hovered or focused or, without a pointer, while it crosses the middle of the window.
 */
export function HousesWall({ houses, link }: { houses: HouseTile[]; link: Link | null }) {
  return (
    <Wall>
      {houses.map(({ href, mark, image }) => (
        <li key={href}>
          <House href={href}>
            {image && (
              <span>
                <Picture image={{ ...image, alt: '' }} fill="cover" sizes={187} />
              </span>
            )}
            <HouseMark mark={mark} unit="clamp(0.62px, 0.5px + 0.02vw, 0.9px)" light />
          </House>
        </li>
      ))}
      {link && (
        <li>
          <NavigationButton {...link} />
        </li>
      )}
    </Wall>
  );
}
