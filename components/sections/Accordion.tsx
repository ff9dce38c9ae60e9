import styled from 'styled-components';
import { RichText } from '@/components/ui/RichText';
import type { Section as SectionOf } from '@/lib/model/section';
import { Section } from './Section';

const Items = styled.div`
  margin-block-start: var(--space-6);
  border-block-end: 1px solid var(--hairline);
`;

const Item = styled.details`
  border-block-start: 1px solid var(--hairline);

  summary {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-5);
    padding-block: var(--space-5);
    font: var(--weight-light) var(--size-heading) / 1.2 var(--font-display);
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary::after {
    content: '+';
    content: '+' / '';
    flex: none;
    font-family: var(--font-text);
    font-weight: 200;
    color: var(--accent);
  }

  &[open] summary::after {
    content: '–';
    content: '–' / '';
  }

  > div {
    padding-block-end: var(--space-6);
  }
`;

/** Questions and answers, or other parts that open one by one. */
export function Accordion({ anchor, title, items }: SectionOf<'accordion'>) {
  return (
    <Section anchor={anchor} title={title}>
      <Items>
        {items.map(({ title: summary, body }) => (
          <Item key={summary}>
            <summary>{summary}</summary>
            <RichText html={body} />
          </Item>
        ))}
      </Items>
    </Section>
  );
}
