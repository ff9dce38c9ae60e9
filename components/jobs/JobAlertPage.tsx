import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Criteria, Submit } from '@/components/popups/JobAlertPopup.styles';
import { PageHead } from '@/components/seo/PageHead';
import { StyledLink } from '@/components/ui/NavigationButton.styles';
import { useContent } from '@/contexts/ContentContext';
import { pagePath } from '@/lib/i18n/paths';
import type { AlertPageProps } from '@/lib/site/alert-page';
import { container } from '@/styles/mixins';

const Body = styled.div`
  ${container}
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  padding-block: var(--space-7) var(--space-section);

  h1 {
    font-size: var(--size-display);
    line-height: var(--leading-display);
  }

  p {
    max-inline-size: var(--measure);
    font-size: var(--size-lead);
  }

  form button {
    padding-inline: var(--space-6);
  }
`;

const settled = { confirm: 'confirmed', cancel: 'cancelled' } as const;

/** What a link of an alert's mail is for, and the button that does it; then, that it is done. */
export function JobAlertPage({ page, structuredData, alert, summary, failed, offersPath }: AlertPageProps) {
  const { t } = useTranslation('jobs');
  const { locale } = useContent();
  const done = alert && (alert.status === settled[alert.purpose] || alert.status === 'cancelled');
  const cancelled = alert?.status === 'cancelled';
  return (
    <Body>
      <PageHead page={page} structuredData={structuredData} />
      <h1>{page.pageTitle}</h1>
      {failed && <p role="alert">{t('alertPage.failed')}</p>}
      {!alert && !failed && <p>{t('alertPage.invalid')}</p>}
      {alert && (
        <>
          <p role="status">
            {done ? t(`alertPage.${cancelled ? 'cancelled' : 'confirmed'}`) : t(`alertPage.${alert.purpose}-question`)}
          </p>
          {summary && (
            <Criteria aria-label={t('alert.criteria')}>
              {(summary.length > 0 ? [...new Set(summary)] : [t('alert.criteria-all')]).map((part) => (
                <li key={part}>{part}</li>
              ))}
            </Criteria>
          )}
        </>
      )}
      {alert && !done && (
        <form method="post">
          <Submit type="submit">{t(`alertPage.${alert.purpose}`)}</Submit>
        </form>
      )}
      {alert?.purpose === 'confirm' && alert.cancelToken && (
        <a href={`${pagePath(locale, 'job-alert')}?token=${alert.cancelToken}`}>{t('alertPage.cancel')}</a>
      )}
      <StyledLink href={offersPath}>{t('alertPage.offers')}</StyledLink>
    </Body>
  );
}
