import { Fragment } from 'react';
import styled from 'styled-components';
import { DetailsList } from '@/components/ui/DetailsList.styles';
import type { Section as SectionModel } from '@/lib/model/section';
import { Section } from './Section';

const Facts = styled(DetailsList)`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-6);
`;

/** The identity card of the share. */
export function ShareFacts({ anchor, title, intro, facts }: SectionModel<'share-facts'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </Section>
  );
}
