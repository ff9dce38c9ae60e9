import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useEffect, useState } from 'react';
import { CheckMail } from '@/components/forms/CheckMail';
import { Field } from '@/components/forms/Field';
import { SubmitRow } from '@/components/forms/Form';
import { FormFooter } from '@/components/forms/FormFooter';
import { AlertForm, FrequencyField } from '@/components/jobs/AlertForm';
import { Dialog } from '@/components/ui/Dialog';
import { Submit } from '@/components/ui/TextButton';
import { type AlertDraft, type PopupProps, usePopup } from '@/contexts/PopupContext';
import { useGuardedForm } from '@/hooks/useGuardedForm';
import { track } from '@/lib/browser/analytics/track';
import type { JobAlert } from '@/lib/model/job';
import { AlertCriteria } from './AlertCriteria';

/**
 * The form of a job alert: email, criteria, frequency and consent. The input is retained until the server accepts it,
 * also while the popup is closed; the criteria only if it opens again with the same ones.
 */
export function JobAlertPopup({ facets, onClose, ...initial }: PopupProps['jobAlert'] & { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const { alertDraft } = usePopup();
  const state = useGuardedForm<JobAlert, 'email' | 'criteria.search'>({
    url: '/api/create-job-alert/',
    action: 'job-alert',
    names: ['email', 'criteria.search'],
    success: 200,
  });
  const { sentCount, form, outcome, isInvalid, recheck, submit } = state;
  const isSent = sentCount > 0;
  const initialCriteria = JSON.stringify(initial.criteria);
  const [input, setInput] = useState<AlertDraft>(() => {
    const draft = alertDraft.current ?? { email: '', frequency: 'weekly', initialCriteria, criteria: initial.criteria };
    return draft.initialCriteria === initialCriteria
      ? draft
      : { ...draft, initialCriteria, criteria: initial.criteria };
  });
  const { email, frequency, criteria } = input;
  const change = (parts: Partial<AlertDraft>) => setInput((current) => ({ ...current, ...parts }));

  useEffect(() => {
    alertDraft.current = isSent ? null : input;
  }, [alertDraft, isSent, input]);

  useEffect(() => {
    if (isSent) track('Job offers', 'Job alert validation', frequency);
  }, [isSent, frequency]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) =>
    submit(event, () => {
      track('Job offers', 'Form validation');
      return { email, frequency, criteria };
    });

  return (
    <Dialog label={t('alert.title')} layout="card" onClose={onClose}>
      {isSent && (
        <AlertForm as="div">
          <h2 ref={outcome} tabIndex={-1}>
            {t('alert.done-title')}
          </h2>
          <CheckMail
            email={email}
            message={t('alert.done', { email })}
            failure={t('alert.error-failed')}
            state={state}
          />
          <SubmitRow>
            <Submit type="button" onClick={onClose}>
              {t('popup.close', { ns: 'shell' })}
            </Submit>
          </SubmitRow>
        </AlertForm>
      )}
      <AlertForm ref={form} noValidate hidden={isSent} onSubmit={handleSubmit} onChange={recheck}>
        <h2>{t('alert.title')}</h2>
        <p>{t('alert.intro')}</p>
        <Field
          type="email"
          name="email"
          label={t('alert.email')}
          value={email}
          onChange={({ target }) => change({ email: target.value })}
          problem={isInvalid('email') && t('alert.error-email')}
        />
        <AlertCriteria
          criteria={criteria}
          initialFacets={facets}
          isInvalid={isInvalid('criteria.search')}
          onChange={(changed) => change({ criteria: changed })}
        />
        <FrequencyField initial={frequency} onChange={(changed) => change({ frequency: changed })} />
        <FormFooter consent={t('alert.consent')} translate={(key) => t(`alert.${key}`)} state={state} />
      </AlertForm>
    </Dialog>
  );
}
