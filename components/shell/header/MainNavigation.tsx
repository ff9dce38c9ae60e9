import { useTranslation } from 'next-i18next/pages';
import { useContent } from '@/contexts/ContentContext';
import { Half, Nav } from './MainNavigation.styles';
import { NavigationTab } from './NavigationTab';

/** The tabs of the desktop menu, split into halves on both sides of the logo. */
export function MainNavigation() {
  const { t } = useTranslation();
  const { headerTabs } = useContent();
  const middle = Math.ceil(headerTabs.length / 2);
  const tabs = headerTabs.map((tab, index) => <NavigationTab key={tab.link} tab={tab} index={index} />);
  return (
    <Nav aria-label={t('menu.main')}>
      <Half $side="start">{tabs.slice(0, middle)}</Half>
      <Half $side="end">{tabs.slice(middle)}</Half>
    </Nav>
  );
}
