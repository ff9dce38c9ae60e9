import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/TextButton';
import { useContent } from '@/contexts/ContentContext';
import type { useGuardedForm } from '@/hooks/useGuardedForm';
import { maxConfirmationEmails } from '@/lib/shared/constants';
import { row } from '@/styles/mixins';
import { FormProblem } from './FormFooter';

const Choices = styled.div`
  ${row('3 6')}

  [aria-disabled='true'] {
    opacity: 0.6;
  }
`;

interface CheckMailProps {
  /** The address to which the confirmation email was sent. */
  email: string;
  /** The message after the first email. */
  message: string;
  /** The message of the form if the server fails. */
  failure: string;
  /** What `useGuardedForm` returns. */
  state: Pick<
    ReturnType<typeof useGuardedForm<never, never>>,
    'status' | 'problem' | 'waitSeconds' | 'sentCount' | 'resend' | 'edit'
  >;
}

/**
 * Asks to confirm by email, and helps if no email arrives: the address can be corrected, and the email sent again. The
 * server does not say when an address gets no more emails, so that nobody learns who has requested them: they are
 * counted here.
 */
export function CheckMail({ email, message, failure, state }: CheckMailProps) {
  const { t } = useTranslation('forms');
  const { mailSender } = useContent();
  const { status, sentCount, resend, edit } = state;
  const isSending = status === 'sending';
  const isLimitReached = sentCount >= maxConfirmationEmails.perHour;

  const buildMessage = () => {
    if (isLimitReached) return t('checkMail.limit', { email });
    return sentCount > 1 ? t('checkMail.resent', { email }) : message;
  };

  return (
    <>
      <p role="status">{buildMessage()}</p>
      <p>{t('checkMail.help', { sender: mailSender, max: maxConfirmationEmails.perHour })}</p>
      <FormProblem state={state} failure={failure} />
      <Choices>
        <TextButton aria-disabled={isSending} onClick={edit}>
          {t('checkMail.edit')}
        </TextButton>
        <TextButton aria-disabled={isSending || isLimitReached} onClick={() => isLimitReached || resend()}>
          {isSending ? t('checkMail.resending') : t('checkMail.resend')}
        </TextButton>
      </Choices>
    </>
  );
}
