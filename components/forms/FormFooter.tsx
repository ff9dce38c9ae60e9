import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Submit } from '@/components/ui/TextButton';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import type { ConsentName } from '@/hooks/useGuardedForm';
import type { FormState } from '@/lib/browser/send-guarded';
import { requiresTransferConsent } from '@/lib/i18n/locales';
import { ConsentLabel, Problem, SubmitRow } from './Form';

interface ConsentCheckboxProps {
  name: ConsentName;
  label: string;
  /** The error message; false if there is none. */
  problem: string | false;
}

function ConsentCheckbox({ name, label, problem }: ConsentCheckboxProps) {
  const id = useId();
  return (
    <>
      <ConsentLabel>
        <input type="checkbox" name={name} required aria-invalid={Boolean(problem)} aria-describedby={id} />
        <span>{label}</span>
      </ConsentLabel>
      <Problem id={id}>{problem}</Problem>
    </>
  );
}

interface FormProblemProps {
  state: Pick<FormState<never>, 'problem' | 'waitSeconds'>;
  /** The message of this form if the server fails. */
  failure: string;
}

/** Why a form was not sent, and when it will be sent again. */
export function FormProblem({ state: { problem, waitSeconds }, failure }: FormProblemProps) {
  const { t } = useTranslation('forms');
  const message = problem === 'failed' ? failure : problem && t(`error-${problem}`);
  return <Problem role="alert">{waitSeconds ? t('wait', { ns: 'common', count: waitSeconds }) : message}</Problem>;
}

interface FormFooterProps {
  /** The label of the consent to be contacted. */
  consent: string;
  /** Translates a key of the form's own texts. */
  translate: (key: string) => string;
  /** What `useGuardedForm` returns. */
  state: Pick<FormState<never>, 'status' | 'problem' | 'waitSeconds'> & { isInvalid: (name: ConsentName) => boolean };
}

/**
 * The end of a form protected by a captcha: the required checkboxes by which a visitor agrees to be contacted and,
 * where the law requires a separate consent, to the transfer of the data to France; a link to the privacy page; the
 * error message; and the submit button.
 */
export function FormFooter({ consent, translate, state }: FormFooterProps) {
  const { status, problem, isInvalid } = state;
  const { t } = useTranslation('forms');
  const { locale, privacyPage } = useContent();
  const isSending = status === 'sending';
  return (
    <>
      <div>
        <ConsentCheckbox name="consent" label={consent} problem={isInvalid('consent') && translate('error-consent')} />
        {requiresTransferConsent(locale) && (
          <ConsentCheckbox
            name="transferConsent"
            label={t('transfer.consent')}
            problem={isInvalid('transferConsent') && t('transfer.error-consent')}
          />
        )}
        {privacyPage && (
          <a href={privacyPage} target="_blank" rel="noopener">
            {t('privacy')}
            <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>
          </a>
        )}
      </div>
      <SubmitRow>
        <FormProblem state={state} failure={translate('error-failed')} />
        <Submit type="submit" aria-disabled={isSending}>
          {isSending ? translate('sending') : problem ? t('retry', { ns: 'common' }) : translate('submit')}
        </Submit>
      </SubmitRow>
    </>
  );
}
