import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';
import { DetailsList } from '@/components/ui/DetailsList';
import { useContent } from '@/contexts/ContentContext';
import type { JobDetails } from '@/lib/model/job';
import { labelFacts } from '@/lib/model/offers/offer-facts';

const ClosingSoon = styled.strong`
  margin-inline-start: var(--space-3);
  padding: 0.15em 0.6em;
  border: 1px solid var(--danger);
  border-radius: 1rem;
  font-size: var(--size-small);
  color: var(--danger);
  white-space: nowrap;
`;

/** The facts of an offer as a list of labels and values. Facts without a value are left out. */
export function JobDetailsList({ posting }: { posting: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  return (
    <DetailsList>
      {labelFacts(posting, locale, t).map(({ name, label, lines, lang, href, dateTime }) => (
        <Fragment key={name}>
          <dt>{label}</dt>
          <dd lang={lang}>
            {lines.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {href ? (
                  <a href={href}>{line}</a>
                ) : dateTime ? (
                  <time dateTime={dateTime}>{line}</time>
                ) : (
                  <bdi>{line}</bdi>
                )}
              </Fragment>
            ))}
            {name === 'closesAt' && posting.closingSoon && (
              <>
                {' '}
                <ClosingSoon>{t('offer.closingSoon')}</ClosingSoon>
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </DetailsList>
  );
}
