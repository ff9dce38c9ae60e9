import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { getConsents, listConsentNames } from '@/components/forms/consents';
import { Field } from '@/components/forms/Field';
import { Submit } from '@/components/forms/Form.styles';
import { FormFooter } from '@/components/forms/FormFooter';
import { AlertForm, FrequencyField } from '@/components/jobs/AlertForm';
import { Dialog } from '@/components/ui/Dialog';
import { useContent } from '@/contexts/ContentContext';
import type { PopupProps } from '@/contexts/PopupContext';
import { useGuardedForm } from '@/hooks/useGuardedForm';
import { track } from '@/lib/browser/analytics/track';
import type { JobAlert } from '@/lib/model/job';
import { AlertCriteria } from './AlertCriteria';

/**
 * The form of a job alert: email, criteria, frequency and consent. The input is retained until the server accepts it.
 */
export function JobAlertPopup({ facets, onClose, ...initial }: PopupProps['jobAlert'] & { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { locale, recaptcha } = useContent();
  const names = ['email', 'criteria.search', ...listConsentNames(locale)] as const;
  const state = useGuardedForm<JobAlert, (typeof names)[number]>({
    url: '/api/create-job-alert/',
    action: 'job-alert',
    names,
    success: 200,
    recaptcha,
  });
  const { status, form, outcome, isInvalid, check, recheck, send } = state;
  const [email, setEmail] = useState('');
  const [criteria, setCriteria] = useState(initial.criteria);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending' || !check(event.currentTarget)) return;
    track('Job offers', 'Form validation');
    const frequency = new FormData(event.currentTarget).get('frequency') === 'daily' ? 'daily' : 'weekly';
    if (await send({ email, frequency, criteria, ...getConsents(locale), locale }, event.currentTarget))
      track('Job offers', 'Job alert validation', frequency);
  };

  if (status === 'done')
    return (
      <Dialog label={t('alert.title')} layout="card" onClose={onClose}>
        <AlertForm as="div">
          <h2 ref={outcome} tabIndex={-1}>
            {t('alert.done-title')}
          </h2>
          <p role="status">{t('alert.done', { email })}</p>
          <Submit type="button" onClick={onClose}>
            {t('alert.close')}
          </Submit>
        </AlertForm>
      </Dialog>
    );

  return (
    <Dialog label={t('alert.title')} layout="card" onClose={onClose}>
      <AlertForm ref={form} noValidate onSubmit={submit} onChange={recheck}>
        <h2>{t('alert.title')}</h2>
        <p>{t('alert.intro')}</p>
        <Field
          type="email"
          name="email"
          label={t('alert.email')}
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          problem={isInvalid('email') && t('alert.error-email')}
        />
        <AlertCriteria
          criteria={criteria}
          initialFacets={facets}
          isInvalid={isInvalid('criteria.search')}
          onChange={setCriteria}
        />
        <FrequencyField initial="weekly" />
        <FormFooter consent={t('alert.consent')} translate={(key) => t(`alert.${key}`)} state={state} />
      </AlertForm>
    </Dialog>
  );
}
