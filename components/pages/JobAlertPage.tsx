import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Field } from '@/components/forms/Field';
import { AlertForm, FrequencyField } from '@/components/jobs/AlertForm';
import { NavigationButton } from '@/components/ui/NavigationButton';
import { Submit, TextButton } from '@/components/ui/TextButton';
import { keywordsPattern } from '@/lib/shared/input-patterns';
import type { AlertPageProps } from '@/lib/site/careers/alert-page';
import { row } from '@/styles/mixins';
import { EmailLinkPage } from './EmailLinkPage';

const Criteria = styled.ul`
  ${row('2')}
  margin-block-start: var(--space-2);

  li {
    padding: 0.2em 0.9em;
    background: var(--stone);
    border-radius: 1rem;
    font-size: var(--size-small);
  }
`;

const EditForm = styled(AlertForm)`
  inline-size: 100%;
  max-inline-size: 40rem;
  margin-block-start: var(--space-4);

  small {
    color: var(--muted);
  }

  > button {
    justify-self: start;
  }
`;

const Buttons = styled.form`
  ${row('3 6')}
`;

type ChangeableAlert = Pick<AlertPageProps, 'criteria'> & { alert: NonNullable<AlertPageProps['alert']> };

/** The forms that change, pause or resume, and cancel an alert. */
function AlertActions({ alert: { frequency, status }, criteria }: ChangeableAlert) {
  const { t } = useTranslation('jobs');
  const toggle = status === 'paused' ? 'resume' : 'pause';
  return (
    <>
      {criteria && (
        <EditForm method="post">
          <h2>{t('alertPage.change')}</h2>
          <input type="hidden" name="action" value="save" />
          <Field
            name="search"
            label={t('search.field')}
            required={false}
            pattern={keywordsPattern}
            title={t('alert.error-search')}
            maxLength={200}
            defaultValue={criteria.search}
            problem={false}
          />
          {criteria.values.length > 0 && (
            <fieldset>
              <legend>{t('alertPage.keep')}</legend>
              {criteria.values.map(({ name, key, label }) => (
                <label key={name + key}>
                  <input type="checkbox" name={name} value={key} defaultChecked />
                  <span>
                    {label ?? key} <small>{t(`facts.${name}`)}</small>
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <FrequencyField initial={frequency} />
          <Submit type="submit">{t('alertPage.save')}</Submit>
        </EditForm>
      )}
      <Buttons method="post">
        <TextButton type="submit" name="action" value={toggle}>
          {t(`alertPage.${toggle}`)}
        </TextButton>
        <TextButton type="submit">{t('alertPage.cancel')}</TextButton>
      </Buttons>
    </>
  );
}

/** The page that the links in job alert emails open. It confirms an alert; or it shows, changes and cancels it. */
export function JobAlertPage({ alert, criteria, outcome, offersPath, ...page }: AlertPageProps) {
  const { t } = useTranslation('jobs');
  const labels =
    criteria && [criteria.search, ...criteria.values.map(({ key, label }) => label ?? key)].filter(Boolean);
  const isActive = alert?.status === 'confirmed' || alert?.status === 'paused';

  const translate: Parameters<typeof EmailLinkPage>[0]['translate'] = (key) => {
    if (key === 'cancel-question') return t(`alertPage.${alert?.status === 'paused' ? 'paused' : 'active'}`);
    return t(`alertPage.${key === 'cancel' ? 'manage' : key}`);
  };

  return (
    <EmailLinkPage
      {...page}
      link={alert}
      path="job-alert"
      translate={translate}
      outcome={outcome && t(`alertPage.${outcome}`)}
      details={
        labels && (
          <Criteria aria-label={t('alert.criteria')}>
            {(labels.length > 0 ? [...new Set(labels)] : [t('alert.criteria-all')]).map((part) => (
              <li key={part}>{part}</li>
            ))}
            {alert && <li>{t(`alert.frequency-${alert.frequency}`)}</li>}
          </Criteria>
        )
      }
      actions={alert?.purpose === 'cancel' && <AlertActions alert={alert} criteria={criteria} />}
    >
      {offersPath && (
        <NavigationButton
          label={isActive ? t('alertPage.matches') : t('alertPage.offers')}
          href={offersPath}
          kind="internal"
        />
      )}
    </EmailLinkPage>
  );
}
