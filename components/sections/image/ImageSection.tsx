import styled, { css } from 'styled-components';
import { getSharpWidthPx, Picture } from '@/components/ui/Picture';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { columns, container, note, phrased } from '@/styles/mixins';

const LoopInView = afterHydration(() => import('@/components/ui/LoopInView').then((module) => module.LoopInView));

const layouts = {
  inset: css`
    ${container}
    ${columns}
    row-gap: 0;

    ${media.desktop} {
      > * {
        grid-column: text / end;
      }

      /* Aligns the picture with the text before it. */
      [data-section='rich-text'][data-untitled] + [data-section] > & > * {
        grid-column-start: side;
      }
    }
  `,
  wide: container,
  full: css`
    inline-size: 100%;

    figcaption {
      ${container}
    }
  `,
};

const Frame = styled.figure<{ $layout: keyof typeof layouts }>`
  ${({ $layout }) => layouts[$layout]}

  img {
    max-block-size: 90svh;
    object-fit: cover;
    background: var(--stone);
  }

  figcaption {
    padding-block-start: var(--space-3);
    ${note}
    ${phrased}
  }
`;

/** One picture, or a silent film that begins with it, with an optional caption. */
export default function ImageSection({ anchor, image, film, caption, layout }: Section<'image'>) {
  return (
    <Frame id={anchor} $layout={layout} data-bleed={layout === 'full' || undefined}>
      <div data-reveal style={{ position: 'relative', maxInlineSize: getSharpWidthPx(image) }}>
        <Picture image={image} sizes={layout === 'inset' ? '(min-width: 1280px) 70vw, 100vw' : '100vw'} />
        {film && <LoopInView src={film} />}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </Frame>
  );
}
