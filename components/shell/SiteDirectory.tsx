import { useTranslation } from 'next-i18next/pages';
import styled, { css } from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { media } from '@/styles/breakpoints';
import { container } from '@/styles/mixins';
import { MenuPages } from './MenuPages';

const twoColumns = css`
  grid-column: span 2;

  > ul {
    columns: 2;
    column-gap: var(--space-5);
  }
`;

const Directory = styled.nav`
  ${container}
  padding-block-end: var(--space-7);

  ${media.mobile} {
    html[data-scripted] & {
      display: none;
    }
  }

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: var(--space-6) var(--space-5);

    ${media.tablet} {
      ${media.belowDesktop} {
        grid-template-columns: repeat(4, minmax(0, 1fr));

        > :last-child {
          ${twoColumns}
        }
      }
    }
  }

  > ul > li:has(li:nth-child(12)) {
    ${media.tablet} {
      ${twoColumns}
    }
  }

  li li {
    color: var(--ivory-soft);
    break-inside: avoid;
  }
`;

const Tab = styled.a`
  font: var(--weight-heading) 1.375rem / 1.2 var(--font-display);
  overflow-wrap: anywhere;

  html:lang(ja) & {
    font-size: 1.25rem;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`;

/** Links to all pages of the menus, at the end of each page. It is also the menu for visitors without JavaScript. */
export function SiteDirectory() {
  const { t } = useTranslation();
  const { headerTabs } = useContent();
  return (
    <Directory id="site-directory" aria-label={t('menu.directory')}>
      <ul>
        {headerTabs.map(({ text, link, sections }) => (
          <li key={link}>
            <Tab href={link}>{text}</Tab>
            <MenuPages pages={sections.flatMap(({ pages }) => pages)} />
          </li>
        ))}
      </ul>
    </Directory>
  );
}
