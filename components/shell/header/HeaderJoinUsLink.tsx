import { useTranslation } from 'next-i18next/pages';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import { TextLink } from './TextLink';

/** A link to the sign-in page of the job board, in a new tab. */
export function SignInLink() {
  const { t } = useTranslation();
  const { text, url } = useContent().signIn;
  return (
    <TextLink href={url} target="_blank" rel="noopener noreferrer" onClick={() => track('Menu', 'Click sign in')}>
      {text}
      <VisuallyHidden> {t('link.newTab')}</VisuallyHidden>
    </TextLink>
  );
}

/** The link at the top right: to the job board's sign-in page on pages about job offers, otherwise to the "join us" page. */
export function HeaderJoinUsLink({ isCareerPage }: { isCareerPage: boolean }) {
  const { text, link } = useContent().joinUs;
  if (isCareerPage) return <SignInLink />;
  if (!link) return null;
  return (
    <TextLink href={link} onClick={() => track('Menu', 'Click join us')}>
      {text}
    </TextLink>
  );
}
