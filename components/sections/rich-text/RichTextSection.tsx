import styled from 'styled-components';
import { RichText } from '@/components/ui/RichText';
import { SectionTitle } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { container, displayText, splitAt } from '@/styles/mixins';

const Frame = styled.div`
  ${container}
  ${splitAt('text')}
  row-gap: var(--space-5);

  ${media.desktop} {
    align-items: baseline;

    > :only-child {
      grid-column: side / end;
    }
  }

  [data-section='hero']:not([data-low]) + [data-section] > & > div > p:first-child {
    ${displayText('clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)', 1.45)}
  }
`;

/** Raises headings by one level (h3 → h2, h4 → h3), for a section without a title of its own. */
const raiseHeadings = (html: string) => html.replace(/(<\/?h)([34])>/g, (_, tag, level) => `${tag}${level - 1}>`);

/** Rich text, with its title beside it if the window is wide enough. */
export default function RichTextSection({ anchor, title, body }: SectionModel<'rich-text'>) {
  return (
    <Frame as={title ? 'section' : 'div'} id={anchor}>
      {title && <SectionTitle text={title} />}
      <RichText html={title ? body : raiseHeadings(body)} />
    </Frame>
  );
}
