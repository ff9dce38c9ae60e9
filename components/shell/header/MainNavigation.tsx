import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { useHeader } from '@/contexts/HeaderContext';
import { useMenu } from '@/hooks/useMenu';
import { media } from '@/styles/breakpoints';
import { NavigationTab } from './NavigationTab';

const Nav = styled.nav`
  display: none;

  ${media.desktop} {
    display: contents;
  }
`;

const Half = styled.ul<{ $side: 'start' | 'end' }>`
  grid-row: 2;
  grid-column: ${({ $side }) => ($side === 'start' ? 1 : 3)};
  display: flex;
  justify-content: ${({ $side }) => ($side === 'start' ? 'flex-start' : 'flex-end')};
  gap: clamp(1.25rem, 2.2vw, 2.5rem);

  ${media.large} {
    gap: 3.5rem;
  }
`;

/** The tabs of the desktop menu, half of them on each side of the logo. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { headerTabs } = useContent();
  const { openPanel } = useHeader();
  const menu = useMenu(openPanel?.startsWith('tab-') ?? false);
  const middle = Math.ceil(headerTabs.length / 2);
  const tabs = headerTabs.map((tab, index) => (
    <NavigationTab key={tab.link} {...tab} index={index} sections={menu?.[index]?.sections} />
  ));
  return (
    <Nav aria-label={t('menu.main')}>
      <Half $side="start">{tabs.slice(0, middle)}</Half>
      <Half $side="end">{tabs.slice(middle)}</Half>
    </Nav>
  );
}
