import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { ConsentLabel, Problem } from './Form.styles';

interface ConsentProps {
  label: string;
  /** The text of the link to the privacy page. */
  privacy: string;
  /** The error message; false if there is none. */
  problem: string | false;
}

/** The required checkbox by which a visitor agrees to be contacted, and a link to the privacy page. */
export function Consent({ label, privacy, problem }: ConsentProps) {
  const { t } = useTranslation();
  const { privacyPage } = useContent();
  const id = useId();
  return (
    <div>
      <ConsentLabel>
        <input type="checkbox" name="consent" required aria-invalid={Boolean(problem)} aria-describedby={id} />
        <span>{label}</span>
      </ConsentLabel>
      {privacyPage && (
        <a href={privacyPage} target="_blank" rel="noopener">
          {privacy}
          <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
        </a>
      )}
      <Problem id={id}>{problem}</Problem>
    </div>
  );
}
