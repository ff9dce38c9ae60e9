import styled from 'styled-components';
import { Picture } from '@/components/ui/Picture';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container } from '@/styles/mixins';

const Frame = styled.figure`
  ${container}
  display: grid;
  gap: var(--space-6);

  ${media.desktop} {
    grid-template-columns: 2fr 8fr 2fr;

    > * {
      grid-column: 2;
    }
  }

  blockquote {
    font: var(--weight-light) var(--size-title) / 1.22 var(--font-quote);
    font-style: italic;
    quotes: auto;
    text-wrap: balance;
  }

  html:lang(zh) & blockquote,
  html:lang(ja) & blockquote {
    font-style: normal;
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
  max-inline-size: 20rem;
`;

export function Quote({ anchor, text, author, role, image }: Section<'quote'>) {
  return (
    <Frame id={anchor}>
      {image && (
        <Media>
          <Picture image={image} sizes="320px" />
        </Media>
      )}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {author}
        {role && <span>{role}</span>}
      </figcaption>
    </Frame>
  );
}
