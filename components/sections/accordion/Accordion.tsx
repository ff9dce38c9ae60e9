import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { SectionDisclosure } from '@/components/ui/SectionDisclosure';
import type { Section as SectionModel } from '@/lib/model/section';

const Items = styled.div`
  margin-block-start: var(--space-6);
`;

/** A list of disclosures, such as questions and answers. */
export default function Accordion({ anchor, title, items, firstOpen }: SectionModel<'accordion'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Items>
        {items.map(({ title: summary, body }, index) => (
          <SectionDisclosure
            key={summary}
            open={firstOpen && index === 0}
            summary={
              <span>
                <Phrases text={summary} />
              </span>
            }
          >
            <RichText html={body} />
          </SectionDisclosure>
        ))}
      </Items>
    </Section>
  );
}
