import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { formatPercent } from '@/lib/i18n/formats';
import type { Section } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { displayText, note, phrased } from '@/styles/mixins';
import { Table, TableRegion } from './FiguresTable';

const Takeaway = styled.p`
  margin-block-start: var(--space-7);
  ${displayText('var(--size-heading)')}
  ${phrased}
`;

const BoardRegion = styled(TableRegion)`
  max-inline-size: none;

  ${media.mobile} {
    display: none;
  }

  /* The key to the shapes: screen readers say what they mean in each row. */
  p {
    padding-block-start: var(--space-4);
    ${note}
  }

  p > span {
    margin-inline: var(--space-4) var(--space-1);
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
  font-size: var(--size-tiny);
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
    print-color-adjust: exact;
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
export function BoardTable({ takeaway, people }: Pick<Section<'governance'>, 'takeaway' | 'people'>) {
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
        <p aria-hidden="true">
          {t('independent')} <Independence data-marked /> {t('has')} <Independence /> {t('hasNot')}
        </p>
      </BoardRegion>
    </>
  );
}
