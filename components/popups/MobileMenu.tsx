import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { useFavourites } from '@/contexts/FavouritesContext';
import { track } from '@/lib/analytics/track';
import { listQueryString, wholeList } from '@/lib/lists/list-query';
import type { HeaderTab } from '@/lib/model/settings';
import { SharePriceLine } from '../shell/header/SharePriceLine';
import { MenuPages } from '../shell/MenuPages';
import { Back, Foot, JoinUs, Languages, Panel, PanelTitle, Scroll, Social, Tab, Tabs } from './MobileMenu.styles';

/** The menu below desktop: tabs with thumbnails, each with a panel of its own, and join us. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { headerTabs, joinUs } = useContent();
  const { ids } = useFavourites();
  const [selected, setSelected] = useState<number | null>(null);
  const tab = selected === null ? undefined : headerTabs[selected];
  const tabs = useRef<HTMLUListElement>(null);

  const back = () => {
    setSelected(null);
    requestAnimationFrame(() => tabs.current?.querySelectorAll('button')[selected ?? 0]?.focus());
  };

  return (
    <Dialog label={t('menu.name')} layout="side" onClose={onClose}>
      <Scroll aria-label={t('menu.main')}>
        {tab ? <TabPanel tab={tab} onBack={back} /> : <TabList ref={tabs} onSelect={setSelected} />}
      </Scroll>
      <Foot>
        {ids.length > 0 && (
          <a
            href={joinUs.link + listQueryString({ ...wholeList, ids: [...ids] })}
            onClick={() => track('Job offers', 'Click my favorites')}
          >
            {t('favourites.open', { count: ids.length })}
          </a>
        )}
        <SharePriceLine />
        <Languages />
        <Social />
      </Foot>
    </Dialog>
  );
}

function TabList({ ref, onSelect }: { ref: React.Ref<HTMLUListElement>; onSelect: (index: number) => void }) {
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
      <JoinUs>
        <Tab as="a" href={joinUs.link} onClick={() => track('Menu', 'Click join us')}>
          <Picture image={joinUs.thumbnail} fill="cover" sizes={375} />
          <span>{joinUs.text}</span>
        </Tab>
      </JoinUs>
    </Tabs>
  );
}

function TabPanel({ tab, onBack }: { tab: HeaderTab; onBack: () => void }) {
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
        <section key={link}>
          <h3>
            <a href={link}>{title}</a>
          </h3>
          <MenuPages pages={pages} />
        </section>
      ))}
    </Panel>
  );
}
