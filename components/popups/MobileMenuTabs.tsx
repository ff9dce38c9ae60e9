import { useTranslation } from 'next-i18next/pages';
import { type Ref, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import type { HeaderTab } from '@/lib/model/settings';
import { MenuPages } from '../shell/MenuPages';
import { Back, JoinUs, Panel, PanelTitle, Tab, Tabs } from './MobileMenu.styles';

/** The tabs of the menu with their thumbnails, and the "join us" link. */
export function TabList({ ref, onSelect }: { ref: Ref<HTMLUListElement>; onSelect: (index: number) => void }) {
  const { headerTabs, joinUs } = useContent();
  return (
    <Tabs ref={ref}>
      {headerTabs.map((tab, index) => (
        <li key={tab.link}>
          <Tab type="button" onClick={() => onSelect(index)}>
            <Picture image={tab.mobileThumbnail} fill="cover" sizes={208} />
            <span>{tab.text}</span>
          </Tab>
        </li>
      ))}
      {joinUs.link && (
        <JoinUs>
          <Tab as="a" href={joinUs.link} onClick={() => track('Menu', 'Click join us')}>
            <Picture image={joinUs.thumbnail} fill="cover" sizes={375} />
            <span>{joinUs.text}</span>
          </Tab>
        </JoinUs>
      )}
    </Tabs>
  );
}

/** The links of a tab, and a button back to the tabs, which gets the focus. */
export function TabPanel({ tab, onBack }: { tab: HeaderTab; onBack: () => void }) {
  const { t } = useTranslation();
  const backButton = useRef<HTMLButtonElement>(null);
  useEffect(() => backButton.current?.focus(), []);
  return (
    <Panel>
      <Back ref={backButton} type="button" onClick={onBack}>
        <Icon name="back" />
        {t('menu.back')}
      </Back>
      <PanelTitle href={tab.link}>{tab.text}</PanelTitle>
      {tab.sections.map(({ title, link, pages }) => (
        <section key={title}>
          <h3>
            <a href={link}>{title}</a>
          </h3>
          <MenuPages pages={pages} />
        </section>
      ))}
    </Panel>
  );
}
