import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { container } from '@/styles/mixins';
import { MenuPages } from './MenuPages';

const Directory = styled.nav`
  ${container}
  columns: 16rem auto;
  padding-block-end: var(--space-7);

  li li {
    padding-inline-start: var(--space-4);
  }
`;

/** Every page of the menus as one list: the menu of those who browse without JavaScript. */
export function SiteDirectory() {
  const { t } = useTranslation();
  const { headerTabs } = useContent();
  return (
    <Directory id="site-directory" aria-label={t('menu.directory')}>
      <ul>
        {headerTabs.map(({ text, link, sections }) => (
          <li key={link}>
            <a href={link}>{text}</a>
            <MenuPages pages={sections.flatMap(({ pages }) => pages)} />
          </li>
        ))}
      </ul>
    </Directory>
  );
}
