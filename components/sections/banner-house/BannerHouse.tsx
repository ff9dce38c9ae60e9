import styled from 'styled-components';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { fullWindowSizes, Picture } from '@/components/ui/Picture';
import { SectionTitle } from '@/components/ui/Section';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container, crop, label, onInk, windowPicture } from '@/styles/mixins';

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  max-inline-size: 34rem;
  padding-inline: var(--gutter);

  ${media.desktop} {
    padding-inline: 0;
  }
`;

/** Picture and text side by side. The side of the picture alternates between the banners of a page. */
const SplitFrame = styled.section`
  display: grid;
  gap: var(--space-6) var(--space-5);

  ${media.desktop} {
    --outside: calc(var(--edge) - var(--space-5));
    grid-template-columns: [outside-start] var(--outside) var(--columns) var(--outside) [outside-end];
    align-items: center;

    > :first-child {
      grid-area: 1 / outside-start / auto / late;
      margin-inline-end: var(--space-5);
    }

    > :last-child {
      grid-area: 1 / late / auto / end;
    }

    [data-even] > & {
      > :first-child {
        grid-column: text / outside-end;
        margin-inline: 0;
      }

      > :last-child {
        grid-column: start / text;
      }
    }
  }
`;

/** Text over a picture that fills the window. */
const FullFrame = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: min(100svh, 55rem, max(34rem, 100vw));
  ${onInk}
  --accent: var(--brass-light);

  ${Content} {
    ${container}
    position: relative;
    max-inline-size: var(--page);
    padding-block: var(--space-section) var(--space-8);
  }

  ${Content} p {
    max-inline-size: 34rem;
  }

  @media print {
    min-block-size: auto;
    color: inherit;
  }
`;

const Media = styled.div`
  ${crop('4 / 3')}

  ${media.desktop} {
    aspect-ratio: 7 / 5;
  }
`;

const FullMedia = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  img {
    ${windowPicture}
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, var(--shade-deep), var(--shade) 60%, var(--shade-clear) 90%);

    ${media.tablet} {
      background:
        linear-gradient(to top, var(--shade), var(--shade-clear) 80%),
        radial-gradient(110% 110% at 0 100%, var(--shade-deep), var(--shade-clear) 70%);
    }
  }
`;

const Eyebrow = styled.p`
  ${label}
  color: var(--accent);
`;

const layouts = {
  split: { Frame: SplitFrame, MediaFrame: Media, sizes: '(min-width: 1280px) 58vw, 100vw' },
  full: { Frame: FullFrame, MediaFrame: FullMedia, sizes: fullWindowSizes },
};

/** Presents a house or a topic with a large picture and a short text. */
export default function BannerHouse({ anchor, eyebrow, title, text, image, link, layout }: Section<'banner-house'>) {
  const { Frame, MediaFrame, sizes } = layouts[layout];
  return (
    <Frame id={anchor} data-bleed={layout === 'full' || undefined}>
      <MediaFrame data-reveal>
        <Picture image={image} fill="cover" sizes={sizes} />
      </MediaFrame>
      <Content>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <SectionTitle text={title} />
        <p>{text}</p>
        {link && <NavigationButton {...link} />}
      </Content>
    </Frame>
  );
}
