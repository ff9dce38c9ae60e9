import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { ConsentLabel, Problem } from './Form.styles';

interface ConsentProps {
  label: string;
  /** What the link to the page on privacy says. */
  privacy: string;
  /** What is wrong; false where nothing is. */
  problem: string | false;
}

/** The box that has to be ticked before somebody may be written to. */
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
      <a href={privacyPage} target="_blank" rel="noopener">
        {privacy}
        <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
      </a>
      <Problem id={id}>{problem}</Problem>
    </div>
  );
}
