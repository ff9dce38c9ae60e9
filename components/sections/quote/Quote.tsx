import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { Picture } from '@/components/ui/Picture';
import { Signature } from '@/components/ui/Signature';
import { afterHydration } from '@/lib/browser/after-hydration';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container, crop } from '@/styles/mixins';

const LoopInView = afterHydration(() => import('@/components/ui/LoopInView').then((module) => module.LoopInView));

const Frame = styled.figure`
  ${container}
  display: grid;
  gap: var(--space-6) var(--space-5);

  ${media.tablet} {
    &:has(img) {
      grid-template: 1fr auto / minmax(0, 2fr) minmax(0, 3fr);
      align-items: center;
    }
  }

  ${media.desktop} {
    &,
    &:has(img) {
      grid-template-columns: var(--columns);
    }

    > :is(blockquote, figcaption) {
      grid-column: text / end;
    }

    /* Aligns the quote with the text before it. */
    [data-section='rich-text'][data-untitled] + [data-section] > &:not(:has(img)) > * {
      grid-column-start: side;
    }
  }

  blockquote {
    font: var(--weight-light) var(--size-title) / 1.22 var(--font-quote);
    font-style: italic;
    font-variant-numeric: lining-nums;
    quotes: auto;
  }

  blockquote p {
    text-wrap: balance;
    text-spacing-trim: trim-start;
  }

  html:lang(zh) & blockquote,
  html:lang(ja) & blockquote {
    font-size: calc(var(--size-heading) * 1.2);
    font-style: normal;
    line-height: var(--leading-title);
  }

  html:lang(fr) & blockquote {
    quotes: '«\\202f' '\\202f»';
  }

  blockquote p::before {
    content: open-quote;
  }

  blockquote p::after {
    content: close-quote;
  }

  figcaption {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--accent);
    justify-self: start;
  }

  figcaption span {
    display: block;
    color: var(--muted);
  }
`;

const Media = styled.div`
  ${crop('4 / 5')}

  ${media.tablet} {
    grid-area: 1 / 1 / span 2;
    align-self: start;
  }

  ${media.desktop} {
    grid-column-end: text;
    margin-inline-end: var(--space-5);
  }
`;

/** A quote with its author, and an optional portrait or silent film, which is shown whole. */
export default function Quote({ anchor, text, author, role, image, film, signature }: Section<'quote'>) {
  return (
    <Frame id={anchor}>
      {image && (
        <Media data-reveal style={film ? { aspectRatio: image.width / image.height } : undefined}>
          <Picture
            image={image}
            fill="cover"
            sizes={film ? '(min-width: 768px) 40vw, 100vw' : '(min-width: 768px) 64vw, 180vw'}
          />
          {film && <LoopInView src={film} />}
        </Media>
      )}
      <blockquote>
        <p>
          <Phrases text={text} />
        </p>
      </blockquote>
      <figcaption>
        {signature && <Signature src={signature} />}
        {author}
        {role && <span>{role}</span>}
      </figcaption>
    </Frame>
  );
}
