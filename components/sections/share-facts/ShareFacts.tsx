import { Fragment } from 'react';
import styled from 'styled-components';
import { DetailsList } from '@/components/ui/DetailsList';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';

const Facts = styled(DetailsList)`
  max-inline-size: var(--measure);
  margin-block-start: var(--space-6);

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 2fr) minmax(0, 3fr));
    max-inline-size: none;
  }
`;

/** The identity card of the share. */
export default function ShareFacts({ anchor, title, intro, facts }: SectionModel<'share-facts'>) {
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
