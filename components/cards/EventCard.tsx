import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { CalendarLink } from '@/components/ui/CalendarLink';
import { Phrases } from '@/components/ui/Phrases';
import { Picture } from '@/components/ui/Picture';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { GroupEvent } from '@/lib/model/event';
import { media } from '@/styles/breakpoints';
import { crop, label, lineAbove, row } from '@/styles/mixins';

const Row = styled.article`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6);
  ${lineAbove}
  break-inside: avoid;

  ${media.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }

  ${media.desktop} {
    grid-template-columns: var(--columns);
  }
`;

const Media = styled.div`
  ${crop('2')}

  ${media.tablet} {
    aspect-ratio: 3 / 2;
  }

  ${media.desktop} {
    grid-column: start / side;
  }
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-3);

  ${media.tablet} {
    grid-column: 2;
  }

  ${media.desktop} {
    grid-column: side / end;
  }

  p {
    max-inline-size: var(--measure);
  }
`;

const TypeLabel = styled.p`
  ${label}
  ${row('0 4')}
  color: var(--muted);

  strong {
    font-weight: inherit;
    color: var(--accent);
  }
`;

const Title = styled.h3`
  font-size: var(--size-heading);

  a {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  a:not(:hover) {
    text-decoration: none;
  }
`;

const Metadata = styled.p`
  color: var(--muted);

  time {
    display: block;
    color: var(--text);
  }
`;

/** An event in a list: type, title, dates, place and text; until it is over, also a link to its calendar file. */
export function EventCard({ event, level }: { event: GroupEvent; level: 2 | 3 | 4 }) {
  const { t } = useTranslation('events');
  const { t: commonT } = useTranslation();
  const { id, type, status, title, text, dates, start, place, image, href, ics } = event;
  const isExternal = href?.startsWith('https:');
  return (
    <Row id={id}>
      {image && (
        <Media data-reveal>
          <Picture image={image} fill="cover" sizes="(min-width: 768px) 32vw, 100vw" />
        </Media>
      )}
      <Content>
        <TypeLabel>
          {t(`types.${type}`)} {status === 'open' && <strong>{t('open')}</strong>}
        </TypeLabel>
        <Title as={`h${level}`}>
          {href ? (
            <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
              <Phrases text={title} />
              {isExternal && <VisuallyHidden> {commonT('link.newTab')}</VisuallyHidden>}
            </a>
          ) : (
            <Phrases text={title} />
          )}
        </Title>
        <Metadata>
          <time dateTime={start}>{dates}</time>
          {place}
        </Metadata>
        <p>{text}</p>
        {ics && (
          <CalendarLink href={ics} subject={title}>
            {t('add')}
          </CalendarLink>
        )}
      </Content>
    </Row>
  );
}
