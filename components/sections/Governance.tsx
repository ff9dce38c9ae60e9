import { useTranslation } from 'next-i18next/pages';
import { type CSSProperties, Fragment, useId } from 'react';
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

const BoardRegion = styled(TableRegion)`
  max-inline-size: none;
  margin-block-start: var(--space-7);

  /* The title stays in view, and is not wider than the window. */
  caption {
    position: sticky;
    inset-inline-start: 0;
    inline-size: max-content;
    max-inline-size: min(100%, 100vw - 2 * var(--gutter));
    padding-block-end: var(--space-5);
    font: var(--weight-heading) var(--size-heading) / var(--leading-title) var(--font-display);
    font-variant-numeric: lining-nums;
    color: var(--text);
  }

  && :is(th, td) + * {
    padding-inline-start: var(--space-4);
    text-align: center;
    white-space: nowrap;
  }

  /* The names stay in view while the rest is scrolled. */
  tr > :first-child {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    background: var(--surface);
    overflow-wrap: anywhere;

    ${media.mobile} {
      min-inline-size: 8.5rem;
    }
  }
`;

/** A filled circle, drawn as a border, which forced colours keep. */
const Dot = styled.span`
  display: inline-block;
  border: 0.4375rem solid var(--accent);
  border-radius: 50%;
  vertical-align: middle;
`;

/** A text above a bar from `--from` to `--to`, which are parts of its width. */
const Bar = styled.span`
  display: block;
  min-inline-size: 7rem;

  i {
    display: block;
    margin-inline: calc(100% * var(--from)) calc(100% * (1 - var(--to)));
    border-block-start: 0.4375rem solid var(--accent);
  }
`;

interface RangeBarProps {
  text: string;
  from: number;
  to: number;
}

const RangeBar = ({ text, from, to }: RangeBarProps) => (
  <Bar style={{ '--from': from, '--to': to } as CSSProperties}>
    {text}
    <i />
  </Bar>
);

/** The independence, term, skills and attendance of all members, as a table whose cells are drawn. */
function BoardTable({ takeaway, people }: Pick<SectionModel<'governance'>, 'takeaway' | 'people'>) {
  const { t } = useTranslation('governance');
  const { locale } = useContent();
  const captionId = useId();
  const skills = [...new Set(people.flatMap((person) => person.skills))];
  const years = people.flatMap(({ termStart, termEnd }) => [termStart ?? [], termEnd ?? []].flat());
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  const toPart = (year: number) => (year - firstYear) / (lastYear - firstYear);
  const dot = (isMarked: boolean | undefined) => (isMarked ? <Dot role="img" aria-label={t('has')} /> : '–');
  return (
    <BoardRegion role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>{takeaway ?? t('table')}</caption>
        <thead>
          <tr>
            {[t('member'), t('independent'), t('term'), ...skills, t('attendance')].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, independent, termStart, termEnd, attendancePercent, ...person }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{dot(independent)}</td>
              <td>
                {termStart && termEnd ? (
                  <RangeBar
                    text={t('years', { start: termStart, end: termEnd })}
                    from={toPart(termStart)}
                    to={toPart(termEnd)}
                  />
                ) : (
                  '–'
                )}
              </td>
              {skills.map((skill) => (
                <td key={skill}>{dot(person.skills.includes(skill))}</td>
              ))}
              <td>
                {attendancePercent === undefined ? (
                  '–'
                ) : (
                  <RangeBar text={formatPercent(locale, attendancePercent, 0)} from={0} to={attendancePercent / 100} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </BoardRegion>
  );
}

/** The people who govern the group, with their roles, biographies and committees, and a table that compares them. */
export function Governance({ anchor, title, intro, takeaway, people }: SectionModel<'governance'>) {
  const { t } = useTranslation('governance');
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
            {person.committees.length > 0 && (
              <Facts>
                <dt>{t('committees')}</dt>
                <dd>
                  {person.committees.map((committee) => (
                    <div key={committee}>{committee}</div>
                  ))}
                </dd>
              </Facts>
            )}
          </li>
        ))}
      </People>
      {people.some(({ skills }) => skills.length > 0) && <BoardTable takeaway={takeaway} people={people} />}
    </Section>
  );
}
