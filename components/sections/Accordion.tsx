import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { RichText } from '@/components/ui/RichText';
import type { Section as SectionOf } from '@/lib/model/section';
import { OpeningPart } from './OpeningPart';
import { Section } from './Section';

const Items = styled.div`
  margin-block-start: var(--space-6);
`;

/** A list of disclosures, such as questions and answers. */
export function Accordion({ anchor, title, items }: SectionOf<'accordion'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Items>
        {items.map(({ title: summary, body }) => (
          <OpeningPart
            key={summary}
            summary={
              <span>
                <Phrases text={summary} />
              </span>
            }
          >
            <RichText html={body} />
          </OpeningPart>
        ))}
      </Items>
    </Section>
  );
}
