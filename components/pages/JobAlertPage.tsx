import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { NavigationButton } from '@/components/ui/NavigationButton';
import type { AlertPageProps } from '@/lib/site/careers/alert-page';
import { EmailLinkPage } from './EmailLinkPage';

const Criteria = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);

  li {
    padding: 0.2em 0.9em;
    background: var(--stone);
    border-radius: 1rem;
    font-size: var(--size-small);
  }
`;

/** The page that the links in job alert emails open. It confirms or cancels an alert. */
export function JobAlertPage({ alert, summary, offersPath, ...page }: AlertPageProps) {
  const { t } = useTranslation('jobs');
  const criteria = summary && (
    <Criteria aria-label={t('alert.criteria')}>
      {(summary.length > 0 ? [...new Set(summary)] : [t('alert.criteria-all')]).map((part) => (
        <li key={part}>{part}</li>
      ))}
      {alert && <li>{t(`alert.frequency-${alert.frequency}`)}</li>}
    </Criteria>
  );
  return (
    <EmailLinkPage
      {...page}
      link={alert}
      path="job-alert"
      translate={(key) => t(`alertPage.${key}`)}
      details={criteria}
    >
      {offersPath && <NavigationButton label={t('alertPage.offers')} href={offersPath} kind="internal" />}
    </EmailLinkPage>
  );
}
