import { useTranslation } from 'next-i18next/pages';
import { Fragment, useId } from 'react';
import styled from 'styled-components';
import { Table, TableRegion } from '@/components/charts/FiguresTable';
import { DetailsList } from '@/components/ui/DetailsList.styles';
import { useContent } from '@/contexts/ContentContext';
import { formatPercent } from '@/lib/i18n/formats';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { Section } from './Section';

const People = styled.ul`
  margin-block-start: var(--space-7);
  border-block-end: 1px solid var(--hairline);

  > li {
    display: grid;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--hairline);

    ${media.tablet} {
      grid-template: auto 1fr / 1fr 1fr;
      align-items: baseline;
    }

    ${media.desktop} {
      grid-template-columns: var(--columns);
    }
  }

  ${media.tablet} {
    h3,
    h3 + p {
      grid-column: 1 / span 1;
    }

    h3 + p + p {
      grid-area: 1 / -2 / span 2;
    }

    dl {
      grid-column: 2;
    }
  }

  ${media.desktop} {
    h3,
    h3 + p {
      grid-column-end: text;
    }

    h3 + p + p {
      grid-column: text / end;
      max-inline-size: var(--measure);
    }

    dl {
      grid-column: text / end;
    }
  }

  h3 {
    font-size: var(--size-heading);
  }

  /* A name breaks at its hyphen only if it has no room otherwise. */
  h3 span {
    display: inline-block;
  }

  h3 + p {
    color: var(--accent);
  }
`;

const Facts = styled(DetailsList)`
  justify-content: start;
  margin-block-start: var(--space-3);
  font-size: var(--size-small);
`;

const MatrixRegion = styled(TableRegion)`
  max-inline-size: none;
  margin-block-start: var(--space-7);

  :is(th, td) + * {
    padding-inline-start: var(--space-4);
  }
`;

type Person = SectionModel<'governance'>['people'][number];

/** The term, the attendance and the committees of a member, as far as they are known. */
function MemberFacts({ termStart, termEnd, attendancePercent, committees }: Person) {
  const { t } = useTranslation('governance');
  const { locale } = useContent();
  const facts = [
    [t('start'), termStart && t('year', { year: termStart })],
    [t('end'), termEnd && t('year', { year: termEnd })],
    [t('attendance'), attendancePercent !== undefined && formatPercent(locale, attendancePercent, 0)],
    [t('committees'), committees.length > 0 && committees.map((committee) => <div key={committee}>{committee}</div>)],
  ] as const;
  const knownFacts = facts.filter(([, value]) => value);
  return (
    knownFacts.length > 0 && (
      <Facts>
        {knownFacts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    )
  );
}

/** The skills of all members as a matrix. */
function SkillsMatrix({ people }: { people: Person[] }) {
  const { t } = useTranslation('governance');
  const captionId = useId();
  const skills = [...new Set(people.flatMap((person) => person.skills))];
  return (
    <MatrixRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>{t('skills')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('member')}</th>
            {skills.map((skill) => (
              <th key={skill} scope="col">
                {skill}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.name}>
              <th scope="row">{person.name}</th>
              {skills.map((skill) => (
                <td key={skill}>{person.skills.includes(skill) ? t('has') : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </MatrixRegion>
  );
}

/** The people who govern the group, with their roles, biographies, terms and skills. */
export function Governance({ anchor, title, intro, people }: SectionModel<'governance'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      <People>
        {people.map((person) => (
          <li key={person.name}>
            <h3>
              {person.name.split(' ').map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' '}
                  <span>{part}</span>
                </Fragment>
              ))}
            </h3>
            <p>{person.role}</p>
            <p>{person.bio}</p>
            <MemberFacts {...person} />
          </li>
        ))}
      </People>
      {people.some(({ skills }) => skills.length > 0) && <SkillsMatrix people={people} />}
    </Section>
  );
}
