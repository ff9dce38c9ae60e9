import { useTranslation } from 'next-i18next/pages';
import { type Ref, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { useContent } from '@/contexts/ContentContext';
import { track } from '@/lib/browser/analytics/track';
import type { HeaderTab } from '@/lib/model/settings';
import { media } from '@/styles/breakpoints';
import { label, onInk } from '@/styles/mixins';
import { MenuPages } from '../shell/MenuPages';

const Tabs = styled.ul`
  flex: 1 0 auto;
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: minmax(5.5rem, 1fr);
  gap: var(--space-2);

  ${media.tiny} {
    grid-template-columns: 1fr;
  }
`;

const Tab = styled.button`
  position: relative;
  display: grid;
  align-items: end;
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  ${onInk}
  text-align: start;
  text-decoration: none;

  img {
    opacity: 0.75;
  }

  span {
    position: relative;
    padding: var(--space-6) var(--space-4) var(--space-3);
    font: var(--weight-heading) 1.25rem / 1.2 var(--font-display);
    background: linear-gradient(to top, var(--shade), var(--shade-clear));

    html:lang(ja) & {
      padding-inline: var(--space-3);
      font-size: 1rem;
    }

    ${media.tiny} {
      padding-inline: var(--space-2);
    }
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const JoinUs = styled.li`
  grid-column: 1 / -1;
`;

const Panel = styled.div`
  h3 {
    margin-block: var(--space-5) var(--space-2);
    font-size: 1.25rem;
  }

  a {
    display: block;
    padding-block: var(--space-2);
    text-decoration: none;
  }

  li a {
    color: var(--muted);
  }
`;

const Back = styled.button`
  ${label}
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: var(--control-large);
`;

const PanelTitle = styled.a`
  font: var(--weight-light) var(--size-title) / 1.1 var(--font-display);
`;

/** A tab without its thumbnail and its sections until they are loaded. */
type MenuTab = Pick<HeaderTab, 'text' | 'link'> & Partial<HeaderTab>;

interface TabListProps {
  ref: Ref<HTMLUListElement>;
  tabs: MenuTab[];
  onSelect: (index: number) => void;
}

/** The tabs of the menu with their thumbnails, and the "join us" link. */
export function TabList({ ref, tabs, onSelect }: TabListProps) {
  const { joinUs } = useContent();
  return (
    <Tabs ref={ref}>
      {tabs.map((tab, index) => (
        <li key={tab.link}>
          <Tab type="button" onClick={() => onSelect(index)}>
            {tab.mobileThumbnail && <Picture image={tab.mobileThumbnail} fill="cover" sizes={208} />}
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
export function TabPanel({ tab, onBack }: { tab: MenuTab; onBack: () => void }) {
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
      {tab.sections?.map(({ title, link, pages }) => (
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
