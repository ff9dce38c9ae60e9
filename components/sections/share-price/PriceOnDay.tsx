import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { FieldFrame } from '@/components/forms/Form';
import { DetailsList } from '@/components/ui/DetailsList';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import { readQuery } from '@/lib/browser/dom-events';
import { findLocalizedPath } from '@/lib/i18n/paths';
import type { Section } from '@/lib/model/section';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  max-inline-size: 32rem;
  margin-block-start: var(--space-7);

  p + dl {
    margin-block-start: var(--space-3);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-5);
  align-items: end;
`;

interface PriceOnDayProps extends NonNullable<Section<'share-price'>['onDay']> {
  /** The choices of the chart, which the address keeps. */
  period: string | undefined;
  isCompared: boolean;
}

/** The close of a day that the visitor chooses. It is a form that submits to the page, with and without JavaScript. */
export function PriceOnDay({ first, last, requested, close, period, isCompared }: PriceOnDayProps) {
  const { t } = useTranslation('price-chart');
  const router = useRouter();
  const { locale, pageLocalizations } = useContent();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const { pathname } = new URL(currentTarget.action);
    router.push(`${pathname}?${readQuery(currentTarget)}`, undefined, { locale: false, scroll: false });
  };
  return (
    <Form
      id="price-on-day"
      method="get"
      action={`${findLocalizedPath(locale, pageLocalizations)}#price-on-day`}
      aria-label={t('day-title')}
      onSubmit={submit}
    >
      {period && <input type="hidden" name="period" value={period} />}
      {isCompared && <input type="hidden" name="compare" value="index" />}
      <Row>
        <FieldFrame>
          <label htmlFor={id}>{t('day-title')}</label>
          <input
            id={id}
            type="date"
            name="on"
            required
            min={first.iso}
            max={last.iso}
            defaultValue={requested ?? undefined}
            aria-describedby={`${id}-result`}
          />
        </FieldFrame>
        <TextButton type="submit">{t('day-submit')}</TextButton>
      </Row>
      <div role="status" id={`${id}-result`}>
        {close ? (
          <>
            {close.date.iso !== requested && <p>{t('day-without-trading')}</p>}
            <DetailsList>
              <dt>{t('day-close', { date: close.date.text })}</dt>
              <dd>{close.price}</dd>
              <dt>{t('day-adjusted')}</dt>
              <dd>{close.adjusted}</dd>
            </DetailsList>
          </>
        ) : (
          requested !== null && <p>{t('day-unknown', { first: first.text, last: last.text })}</p>
        )}
      </div>
    </Form>
  );
}
