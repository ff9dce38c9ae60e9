import styled from 'styled-components';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Phrases } from '@/components/ui/Phrases';
import { fullWindowSizes, Picture } from '@/components/ui/Picture';
import { SectionTitle } from '@/components/ui/Section';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container, onInk, row, splitAt, windowPicture } from '@/styles/mixins';

const Content = styled.div`
  ${container}
  position: relative;
  display: grid;
  gap: var(--space-6);

  p {
    max-inline-size: 36rem;
    margin-block-start: var(--space-5);
    font-size: var(--size-lead);
    text-wrap: balance;
  }
`;

const Links = styled.div`
  ${row('4 7')}
`;

/** Text and links in one line, if they fit. */
const PlainFrame = styled.section`
  ${Content} {
    ${splitAt('late')}
    align-items: center;
  }

  ${media.desktop} {
    ${Links} {
      flex-direction: column;
      align-items: flex-start;
    }

    /* Many links are in two columns. */
    &[data-many] {
      ${Content} > :first-child {
        grid-column-end: text;
      }

      ${Links} {
        display: grid;
        grid-column-start: text;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        justify-items: start;
      }
    }
  }
`;

/** Text centred on a picture. */
const PictureFrame = styled.section`
  position: relative;
  display: grid;
  align-content: center;
  min-block-size: min(80svh, 52rem);
  padding-block: var(--space-section);
  ${onInk}
  text-align: center;

  > img {
    ${windowPicture}
    opacity: 0.7;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: radial-gradient(closest-side, var(--ink), var(--shade-clear));
    opacity: 0.7;
  }

  ${Content} {
    z-index: 1;
  }

  ${Content},
  ${Content} > :first-child {
    display: grid;
    justify-items: center;
  }

  ${Links} {
    justify-content: center;
  }

  @media print {
    min-block-size: auto;
    color: inherit;
    text-align: start;

    > img,
    &::before {
      display: none;
    }
  }
`;

/** A short text with links, optionally on a picture. */
export default function CallToAction({ anchor, title, text, links, image }: Section<'call-to-action'>) {
  const Frame = image ? PictureFrame : PlainFrame;
  return (
    <Frame id={anchor} data-bleed={image ? true : undefined} data-many={links.length > 4 || undefined}>
      {image && <Picture image={image} fill="cover" sizes={fullWindowSizes} />}
      <Content>
        <div>
          <SectionTitle text={title} />
          {text && (
            <p>
              <Phrases text={text} />
            </p>
          )}
        </div>
        <Links>
          {links.map((link) => (
            <NavigationButton key={link.label} {...link} />
          ))}
        </Links>
      </Content>
    </Frame>
  );
}
