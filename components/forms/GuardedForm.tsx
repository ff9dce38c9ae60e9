import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Phrases } from '@/components/ui/Phrases';
import { useGuardedForm } from '@/hooks/useGuardedForm';
import { afterHydration } from '@/lib/browser/after-hydration';
import { track } from '@/lib/browser/analytics/track';
import type { GuardedForm as GuardedFormOptions } from '@/lib/browser/send-guarded';
import { media } from '@/styles/breakpoints';
import { container, lead, note, sectionTitle, splitAt } from '@/styles/mixins';
import { Form, SubmitRow } from './Form';
import { FormFooter } from './FormFooter';

const Frame = styled.section`
  ${container}
  ${splitAt('text')}
`;

const Introduction = styled.div`
  h2 {
    ${sectionTitle}
  }

  p {
    margin-block-start: var(--space-5);
    ${lead}
  }

  ${media.desktop} {
    margin-inline-end: var(--space-5);
  }
`;

const Fields = styled(Form)`
  max-inline-size: 48rem;

  > p:first-child {
    ${note}
  }

  ${media.tablet} {
    > ${SubmitRow} > button {
      justify-self: start;
      min-inline-size: 16rem;
    }
  }
`;

const Outcome = styled.div`
  h3 {
    font-size: var(--size-heading);
  }

  p {
    max-inline-size: var(--measure);
    margin-block-start: var(--space-4);
  }
`;

const CheckMail = afterHydration(() => import('./CheckMail').then((module) => module.CheckMail));

interface FieldProps<F> {
  name: F;
  label: string;
  /** The field's error message, or false if the field is valid. */
  problem: string | false;
}

interface GuardedFormProps<T, F extends string, A> extends Omit<GuardedFormOptions<F>, 'recaptchaSiteKey'> {
  /** `email` is the address shown to visitors without JavaScript, and `message` what they write there begins with. */
  section: { anchor?: string; title: string; text: string; email: string; message?: string };
  /** The translation namespace of the form. */
  namespace: string;
  consent: string;
  /** The label of the analytics event for a submission. Confidential forms have none, and are not tracked. */
  label?: string;
  /** Whether the form must be confirmed by an email. */
  isConfirmedByEmail?: boolean;
  /** Returns the message shown once the form is sent. */
  successMessage: (values: T, response: A) => string;
  /** Renders the fields. `getFieldProps` returns what a field has from the form; `labelKey` is its name by default. */
  children: (getFieldProps: (name: F, labelKey?: string) => FieldProps<F>) => ReactNode;
}

const buildMailUrl = ({ email, message }: { email: string; message?: string }) =>
  `mailto:${email}${message ? `?body=${encodeURIComponent(message)}` : ''}`;

/** A captcha-protected form beside its title and introduction. The input is retained until the server accepts it. */
export function GuardedForm<T extends { captchaPass: string; email?: string }, F extends string, A = null>(
  props: GuardedFormProps<T, F, A>,
) {
  const { section, namespace, consent, label, isConfirmedByEmail, successMessage, children, ...formOptions } = props;
  const { t } = useTranslation(namespace);
  const [values, setValues] = useState({} as T);
  const state = useGuardedForm<T, F, A>(formOptions);
  const { sentCount, data: response, form, outcome, isInvalid, recheck, submit } = state;

  const handleSubmit = (event: FormEvent<HTMLFormElement>) =>
    submit(event, () => {
      if (label) track('Content', 'Form validation', label);
      const filledEntries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
      const filledValues = Object.fromEntries(filledEntries) as unknown as T;
      setValues(filledValues);
      return filledValues;
    });
  const isSent = sentCount > 0;
  const getFieldProps = (name: F, labelKey: string = name): FieldProps<F> => ({
    name,
    label: t(`form.${labelKey}`),
    problem: isInvalid(name) && t(`form.error-${name as string}`),
  });

  return (
    <Frame id={section.anchor}>
      <Introduction>
        <h2>
          <Phrases text={section.title} />
        </h2>
        {!isSent && <p>{section.text}</p>}
      </Introduction>
      <p data-without-script>
        {t('form.no-script')} <a href={buildMailUrl(section)}>{section.email}</a>
      </p>
      {isSent && (
        <Outcome>
          <h3 ref={outcome} tabIndex={-1}>
            {t('form.done-title')}
          </h3>
          {isConfirmedByEmail && values.email ? (
            <CheckMail
              email={values.email}
              message={successMessage(values, response as A)}
              failure={t('form.error-failed')}
              state={state}
            />
          ) : (
            <p role="status">{successMessage(values, response as A)}</p>
          )}
        </Outcome>
      )}
      {(!isSent || isConfirmedByEmail) && (
        // With `method="dialog"`, a submission before hydration sends nothing, and no input appears in the page
        // address.
        <Fields
          ref={form}
          method="dialog"
          noValidate
          data-needs-script
          data-no-print
          hidden={isSent}
          onSubmit={handleSubmit}
          onChange={recheck}
        >
          <p>{t('form.required')}</p>
          {children(getFieldProps)}
          <FormFooter consent={consent} translate={(key) => t(`form.${key}`)} state={state} />
        </Fields>
      )}
    </Frame>
  );
}
