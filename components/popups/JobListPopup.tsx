import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/forms/Field';
import { Form } from '@/components/forms/Form';
import { FormFooter } from '@/components/forms/FormFooter';
import { Dialog } from '@/components/ui/Dialog';
import { Submit } from '@/components/ui/TextButton';
import type { PopupProps } from '@/contexts/PopupContext';
import { useGuardedForm } from '@/hooks/useGuardedForm';
import { track } from '@/lib/browser/analytics/track';
import type { JobListEmail } from '@/lib/model/job';
import { phrased } from '@/styles/mixins';

const ListForm = styled(Form)`
  h2 {
    font-size: var(--size-heading);
  }

  > p {
    ${phrased}
  }
`;

/** The form that sends a list of offers to an email address, once. */
export function JobListPopup({ ids, onClose }: PopupProps['jobList'] & { onClose: () => void }) {
  const { t } = useTranslation('jobs');
  const state = useGuardedForm<JobListEmail, 'email'>({
    url: '/api/email-job-list/',
    action: 'job-list',
    names: ['email'],
    success: 204,
  });
  const { status, form, outcome, isInvalid, recheck, submit } = state;
  const [email, setEmail] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) =>
    submit(event, () => {
      track('Job offers', 'Form validation', 'list');
      return { email, ids: [...ids] };
    });

  return (
    <Dialog label={t('list.open')} layout="card" onClose={onClose}>
      {status === 'done' ? (
        <ListForm as="div">
          <h2 ref={outcome} tabIndex={-1}>
            {t('list.done-title')}
          </h2>
          <p role="status">{t('list.done', { email })}</p>
          <Submit type="button" onClick={onClose}>
            {t('popup.close', { ns: 'shell' })}
          </Submit>
        </ListForm>
      ) : (
        <ListForm ref={form} noValidate onSubmit={handleSubmit} onChange={recheck}>
          <h2>{t('list.open')}</h2>
          <p>{t('list.intro')}</p>
          <Field
            type="email"
            name="email"
            label={t('alert.email')}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            problem={isInvalid('email') && t('alert.error-email')}
          />
          {/* Texts that are about the list replace those of the alert; the others are the same. */}
          <FormFooter
            consent={t('list.consent')}
            translate={(key) => t(`list.${key}`, { defaultValue: t(`alert.${key}`) })}
            state={state}
          />
        </ListForm>
      )}
    </Dialog>
  );
}
