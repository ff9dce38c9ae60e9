import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { CalendarLink } from '@/components/ui/CalendarLink';
import { MetadataLine } from '@/components/ui/MetadataLine';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Section, SectionLinks } from '@/components/ui/Section';
import { SectionDisclosure } from '@/components/ui/SectionDisclosure';
import { ButtonLink } from '@/components/ui/TextButton';
import type { CalendarItem } from '@/lib/model/finance';
import type { Section as SectionModel } from '@/lib/model/section';
import { media } from '@/styles/breakpoints';
import { displayText, lineAbove, note } from '@/styles/mixins';

const Days = styled.ul`
  margin-block-start: var(--space-6);

  > li {
    display: grid;
    justify-items: start;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-5);
    ${lineAbove}
    break-inside: avoid;

    ${media.tablet} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: baseline;

      > :nth-child(3) {
        grid-column: 2;
      }
    }

    ${media.desktop} {
      grid-template-columns: var(--columns);

      > time {
        grid-column: start / side;
      }

      > div {
        grid-column: side / late;
      }

      > :nth-child(3) {
        grid-column: late / end;
      }
    }
  }

  time {
    ${displayText('var(--size-heading)')}
  }
`;

const Details = styled.div`
  margin-block-start: var(--space-1);
  ${note}
`;

function Item({ date, title, time, place, href, ics }: CalendarItem) {
  const { t } = useTranslation('calendar');
  return (
    <li>
      <time dateTime={date.iso}>{date.text}</time>
      <div>
        {href ? <a href={href}>{title}</a> : <p>{title}</p>}
        {(time || place) && (
          <Details>
            <MetadataLine>
              {time && t('time', { time })}
              {place}
            </MetadataLine>
          </Details>
        )}
      </div>
      {ics && (
        <CalendarLink href={ics} subject={title}>
          {t('add')}
        </CalendarLink>
      )}
    </li>
  );
}

const renderItems = (items: CalendarItem[]) => (
  <Days>
    {items.map((item) => (
      <Item key={item.id} {...item} />
    ))}
  </Days>
);

/** How many upcoming entries are shown outside the disclosures. */
const maxVisibleItems = 2;

/** The financial calendar: the next entries, each with a calendar file; later and past entries are in disclosures. */
export default function Calendar({
  anchor,
  title,
  intro,
  coming,
  past,
  feed,
  subscription,
  link,
}: SectionModel<'calendar'>) {
  const { t } = useTranslation('calendar');
  const hintId = useId();
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      {coming.length === 0 && <p>{t('empty')}</p>}
      {renderItems(coming.slice(0, maxVisibleItems))}
      {coming.length > maxVisibleItems && (
        <SectionDisclosure summary={t('later')}>{renderItems(coming.slice(maxVisibleItems))}</SectionDisclosure>
      )}
      {past.length > 0 && <SectionDisclosure summary={t('past')}>{renderItems(past)}</SectionDisclosure>}
      <SectionLinks>
        {coming.length > 0 && (
          <>
            <CalendarLink href={feed}>{t('feed')}</CalendarLink>
            <div>
              <ButtonLink href={subscription} aria-describedby={hintId}>
                {t('subscribe')}
              </ButtonLink>
              <Details id={hintId}>{t('subscribeHint')}</Details>
            </div>
          </>
        )}
        {link && <NavigationButton {...link} />}
      </SectionLinks>
    </Section>
  );
}
