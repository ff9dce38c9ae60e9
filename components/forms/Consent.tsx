import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { asksForTransfer } from '@/lib/i18n/locales';
import { ConsentLabel, Problem } from './Form.styles';

interface BoxProps {
  name: string;
  label: string;
  /** The error message; false if there is none. */
  problem: string | false;
}

function Box({ name, label, problem }: BoxProps) {
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

interface ConsentProps extends Omit<BoxProps, 'name'> {
  /** The text of the link to the privacy page. */
  privacy: string;
  /** Whether the consent to the transfer is missing. */
  isTransferWrong: boolean;
}

/**
 * The required checkboxes by which a visitor agrees to be contacted and, where the law asks for a separate consent, to
 * the transfer of the data to France; and a link to the privacy page.
 */
export function Consent({ label, privacy, problem, isTransferWrong }: ConsentProps) {
  const { t } = useTranslation('forms');
  const { locale, privacyPage } = useContent();
  return (
    <div>
      <Box name="consent" label={label} problem={problem} />
      {asksForTransfer(locale) && (
        <Box
          name="transferConsent"
          label={t('transfer.consent')}
          problem={isTransferWrong && t('transfer.error-consent')}
        />
      )}
      {privacyPage && (
        <a href={privacyPage} target="_blank" rel="noopener">
          {privacy}
          <VisuallyHidden> {t('link.newTab', { ns: 'common' })}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
