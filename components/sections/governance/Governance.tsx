import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';
import { BoardTable } from '@/components/charts/BoardTable';
import { DetailsList } from '@/components/ui/DetailsList';
import { Section } from '@/components/ui/Section';
import { Signature } from '@/components/ui/Signature';
import { useContent } from '@/contexts/ContentContext';
import { formatPercent } from '@/lib/i18n/formats';
import { listSeparator } from '@/lib/i18n/writing';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { lineAbove, lineBelow } from '@/styles/mixins';

const People = styled.ul`
  margin-block-start: var(--space-7);

  [role='region'] + & {
    margin-block-start: var(--space-8);
  }

  ${lineBelow}

  > li {
    display: grid;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-5);
    ${lineAbove}

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

/**
 * A table that compares the people who govern the group, then their roles, biographies and committees. On mobile, the
 * facts of the table are with each person.
 */
export default function Governance({ anchor, title, intro, takeaway, people, signatures }: SectionModel<'governance'>) {
  const { t } = useTranslation('governance');
  const { locale } = useContent();
  const isCompared = people.some(({ skills }) => skills.length > 0);
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      {isCompared && <BoardTable takeaway={takeaway} people={people} />}
      <People>
        {people.map((person, index) => (
          <li key={person.name}>
            <h3>
              {person.name.split(' ').map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' '}
                  <span>{part}</span>
                </Fragment>
              ))}
            </h3>
            <p>
              {person.role}
              {signatures?.[index] && <Signature src={signatures[index]} />}
            </p>
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
