import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, Fragment, useId } from 'react';
import styled from 'styled-components';
import { Table, TableRegion } from '@/components/charts/FiguresTable';
import { DetailsList } from '@/components/ui/DetailsList.styles';
import { useContent } from '@/contexts/ContentContext';
import { formatPercent } from '@/lib/i18n/formats';
import { listSeparator } from '@/lib/i18n/writing';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { phrased } from '@/styles/mixins';
import { Section } from './Section';

const People = styled.ul`
  margin-block-start: var(--space-7);

  [role='region'] + & {
    margin-block-start: var(--space-8);
  }

  border-block-end: 1px solid var(--hairline);

  > li {
    display: grid;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--hairline);

    ${media.tablet} {
      padding-block: var(--space-6);
      grid-template: auto 1fr / 1fr 1fr;
    }

    ${media.desktop} {
      grid-template-columns: var(--columns);
    }
  }

  ${media.tablet} {
    h3,
    h3 + p {
      grid-column: 1;
    }

    > li > div {
      grid-area: 1 / 2 / span 2;
      padding-block-start: var(--space-2);
    }
  }

  ${media.desktop} {
    h3,
    h3 + p {
      grid-column-end: text;
    }

    > li > div {
      grid-column: text / end;
      max-inline-size: var(--measure);
    }
  }

  /* There are no portraits: the names are large instead. */
  h3 {
    font-size: clamp(min(1.875rem, 11vw), 1.5rem + 1.5vw, 3rem);
    line-height: var(--leading-title);
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
  row-gap: var(--space-1);
  margin-block-start: var(--space-3);
  font-size: var(--size-small);
`;

/** The facts of the table of the board, which mobile does not have. */
const BoardFacts = styled.div`
  display: contents;

  ${media.tablet} {
    display: none;
  }
`;

const Takeaway = styled.p`
  margin-block-start: var(--space-7);
  font: var(--weight-heading) var(--size-heading) / var(--leading-title) var(--font-display);
  font-variant-numeric: lining-nums;
  ${phrased}
`;

const BoardRegion = styled(TableRegion)`
  max-inline-size: none;

  ${media.mobile} {
    display: none;
  }

  thead th {
    vertical-align: bottom;
    font-size: clamp(0.75rem, 1.1vw, var(--size-small));
    color: var(--muted);
  }

  && :is(th, td) + * {
    padding-inline: 0.125rem;
    text-align: center;
  }

  td {
    white-space: nowrap;
  }

  && :is(th, td):nth-last-child(2) {
    padding-inline: clamp(var(--space-3), 2.5vw, var(--space-6));
    text-align: start;
  }

  && :is(th, td):last-child {
    text-align: end;
  }

  td:last-child {
    font: var(--weight-light) clamp(1.5rem, 2.2vw, 2rem) / 1 var(--font-display);
    font-variant-numeric: lining-nums;
  }

  tr > :first-child {
    min-inline-size: clamp(7.5rem, 15vw, 12rem);
    overflow-wrap: anywhere;
  }

  tbody th {
    font: var(--weight-heading) clamp(1.1875rem, 1rem + 0.6vw, 1.625rem) / 1.2 var(--font-display);
  }
`;

/** A diamond if a member is independent, a ring if not: their shapes differ, not only their colours. */
const Independence = styled.span`
  display: inline-block;
  &::before {
    content: '';
    display: inline-block;
    inline-size: 1rem;
    block-size: 1rem;
    border: 1px solid var(--muted);
    border-radius: 50%;
    vertical-align: middle;
  }

  &[data-marked]::before {
    border: 0.5rem solid var(--accent);
    border-radius: 0;
    transform: rotate(45deg);
  }
`;

/** A field of the matrix of skills. A filled one is drawn as a border, which forced colours keep. */
const Field = styled.span`
  display: block;
  min-inline-size: clamp(1.5rem, 5.3vw, 4.75rem);
  block-size: 2.75rem;
  background: var(--stone-light);

  &[data-marked] {
    border: 1.375rem solid var(--accent);
  }
`;

/** The years at both ends of the lines below. */
const Axis = styled.span`
  display: flex;
  justify-content: space-between;
  font-size: 0.75rem;
`;

/** A line from `--from` to `--to`, which are parts of the width, with a dot at its start and a ring at its end. */
const TermLine = styled.span`
  display: block;
  min-inline-size: clamp(6.5rem, 15vw, 12rem);

  > span {
    margin-inline-start: min(100% * var(--from), 100% - 5.5rem);
    font-size: 0.8125rem;
  }

  > i {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-inline: calc(100% * var(--from)) calc(100% * (1 - var(--to)));
    block-size: 0.625rem;
    background: linear-gradient(var(--accent) 0 0) center / 100% 2px no-repeat;
  }

  > i::before,
  > i::after {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: 0.3125rem solid var(--accent);
    border-radius: 50%;
  }

  > i::after {
    border-width: 2px;
    background: var(--surface);
  }
`;

/** The independence, skills, terms and attendance of all members: one graphic that is also a table. */
function BoardTable({ takeaway, people }: Pick<SectionModel<'governance'>, 'takeaway' | 'people'>) {
  const { t } = useTranslation('governance');
  const { locale } = useContent();
  const takeawayId = useId();
  const skills = [...new Set(people.flatMap((person) => person.skills))];
  const years = people.flatMap(({ termStart, termEnd }) => [termStart ?? [], termEnd ?? []].flat());
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  const toPart = (year: number) => (year - firstYear) / (lastYear - firstYear);
  const getMark = (isMarked = false) => ({
    role: 'img',
    'aria-label': isMarked ? t('has') : t('hasNot'),
    'data-marked': isMarked || undefined,
  });
  return (
    <>
      <Takeaway id={takeawayId}>{takeaway ?? t('table')}</Takeaway>
      <BoardRegion role="region" aria-labelledby={takeawayId} tabIndex={0}>
        <Table aria-labelledby={takeawayId}>
          <thead>
            <tr>
              {[t('member'), t('independent'), ...skills].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th scope="col">
                {t('term')}
                {years.length > 0 && (
                  <Axis aria-hidden="true">
                    <span>{firstYear}</span>
                    <span>{lastYear}</span>
                  </Axis>
                )}
              </th>
              <th scope="col">{t('attendance')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ name, independent, termStart, termEnd, attendancePercent, ...person }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Independence {...getMark(independent)} />
                </td>
                {skills.map((skill) => (
                  <td key={skill}>
                    <Field {...getMark(person.skills.includes(skill))} />
                  </td>
                ))}
                <td>
                  {termStart && termEnd ? (
                    <TermLine style={{ '--from': toPart(termStart), '--to': toPart(termEnd) } as CSSProperties}>
                      <span>{t('years', { start: termStart, end: termEnd })}</span>
                      <i />
                    </TermLine>
                  ) : (
                    '–'
                  )}
                </td>
                <td>{attendancePercent === undefined ? '–' : formatPercent(locale, attendancePercent, 0)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </BoardRegion>
    </>
  );
}

/**
 * A table that compares the people who govern the group, then their roles, biographies and committees. On mobile, the
 * facts of the table are with each person.
 */
export function Governance({ anchor, title, intro, takeaway, people }: SectionModel<'governance'>) {
  const { t } = useTranslation('governance');
  const { locale } = useContent();
  const isCompared = people.some(({ skills }) => skills.length > 0);
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      {isCompared && <BoardTable takeaway={takeaway} people={people} />}
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
            <div>
              <p>{person.bio}</p>
              {(isCompared || person.committees.length > 0) && (
                <Facts>
                  {isCompared && (
                    <BoardFacts>
                      <dt>{t('independent')}</dt>
                      <dd>{person.independent ? t('has') : t('hasNot')}</dd>
                      <dt>{t('skills')}</dt>
                      <dd>{person.skills.join(listSeparator[locale])}</dd>
                      {person.termStart && person.termEnd && (
                        <>
                          <dt>{t('term')}</dt>
                          <dd>{t('years', { start: person.termStart, end: person.termEnd })}</dd>
                        </>
                      )}
                      {person.attendancePercent !== undefined && (
                        <>
                          <dt>{t('attendance')}</dt>
                          <dd>{formatPercent(locale, person.attendancePercent, 0)}</dd>
                        </>
                      )}
                    </BoardFacts>
                  )}
                  {person.committees.length > 0 && (
                    <>
                      <dt>{t('committees')}</dt>
                      <dd>
                        {person.committees.map((committee) => (
                          <p key={committee}>{committee}</p>
                        ))}
                      </dd>
                    </>
                  )}
                </Facts>
              )}
            </div>
          </li>
        ))}
      </People>
    </Section>
  );
}
