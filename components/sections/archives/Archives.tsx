import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ListFilters } from '@/components/ui/ListFilters';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { columns, lineAbove } from '@/styles/mixins';

const Month = styled.section`
  ${columns}
  row-gap: var(--space-4);
  margin-block-start: var(--space-7);
  padding-block-start: var(--space-5);
  ${lineAbove}

  li {
    display: grid;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-3);

    ${media.tablet} {
      grid-template-columns: 9rem 1fr;
      align-items: baseline;
    }
  }

  time {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  > :first-child::first-letter {
    text-transform: uppercase;
  }

  ${media.desktop} {
    align-items: baseline;

    > :first-child {
      grid-column: start / side;
    }

    ul,
    li {
      grid-column: side / end;
      display: grid;
      grid-template-columns: subgrid;
    }

    time {
      grid-column: side / text;
    }

    a {
      grid-column: text / end;
    }
  }
`;

/** The publications of a year, by month. */
export default function Archives({ anchor, title, archive, filters }: SectionModel<'archives'>) {
  const { t } = useTranslation('lists');
  const MonthTitle = title ? 'h3' : 'h2';
  return (
    <Section anchor={anchor} title={title}>
      <ListFilters filters={filters} />
      {archive.months.length === 0 && <p>{t('empty')}</p>}
      {archive.months.map(({ month, label, items }) => (
        <Month key={month} aria-labelledby={`month-${month}`}>
          <MonthTitle id={`month-${month}`}>{label}</MonthTitle>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <time dateTime={item.date}>{item.day}</time>
                <a href={item.href}>{item.title}</a>
              </li>
            ))}
          </ul>
        </Month>
      ))}
    </Section>
  );
}
