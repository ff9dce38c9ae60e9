import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';

const Line = styled.p`
  font-size: var(--size-small);
`;

/** The copyright line. The server and the browser may disagree on the year when it has just changed. */
export function Copyright() {
  const { t } = useTranslation();
  const { titleSuffix } = useContent();
  const year = new Date().getFullYear();
  return <Line suppressHydrationWarning>{t('footer.copyright', { year, owner: titleSuffix })}</Line>;
}
