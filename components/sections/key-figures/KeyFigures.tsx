import styled from 'styled-components';
import { Figures } from '@/components/ui/Figures';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { note } from '@/styles/mixins';

const Note = styled.p`
  margin-block-start: var(--space-6);
  ${note}
`;

/** Key figures with units and labels, and an optional note. */
export default function KeyFigures({ anchor, title, intro, figures, note }: SectionModel<'key-figures'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <Figures figures={figures} />
      {note && <Note>{note}</Note>}
    </Section>
  );
}
