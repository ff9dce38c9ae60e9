import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { useMenu } from '@/hooks/useMenu';
import type { HeaderTab } from '@/lib/model/settings';
import { media } from '@/styles/breakpoints';
import { container } from '@/styles/mixins';
import { MenuPages } from './MenuPages';

const Directory = styled.nav`
  ${container}
  padding-block-end: var(--space-7);

  ${media.belowDesktop} {
    html[data-scripted] & {
      display: none;
    }
  }

  > ul,
  [data-wide] > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    gap: var(--space-6) var(--space-5);
  }

  ${media.desktop} {
    > ul,
    [data-wide] > ul {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }

    > ul {
      row-gap: var(--space-7);
    }

    a {
      padding-block: var(--space-1);
    }
  }

  > ul > [data-wide] {
    grid-column: 1 / -1;
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--hairline-light);
  }

  > ul > li > a {
    font: var(--weight-heading) var(--size-card) / 1.2 var(--font-display);
    overflow-wrap: anywhere;

    html:lang(ja) & {
      font-size: 1.25rem;
      letter-spacing: -0.03em;
      white-space: nowrap;
    }
  }

  > ul > li > ul {
    margin-block-start: var(--space-3);
  }

  > ul > :not([data-wide]) > ul > li {
    margin-block-end: var(--space-3);
    break-inside: avoid;
  }

  p,
  li li li {
    color: var(--ivory-soft);
  }

  p {
    padding-block-end: var(--space-1);
  }

  [data-wide] li li {
    color: var(--ivory);
  }
`;

/** A menu with more sections, such as that of the houses, has a row of its own. */
const isWide = ({ sections }: HeaderTab): boolean => sections.length > 5;

/** The links of the directory, without styles or state of their own: the server renders them once per menu. */
export function DirectoryLinks({ menu }: { menu: HeaderTab[] }) {
  const tabs = [...menu].sort((a, b) => Number(isWide(a)) - Number(isWide(b)));
  return (
    <ul>
      {tabs.map((tab) => (
        <li key={tab.link} data-wide={isWide(tab) || undefined}>
          <a href={tab.link}>{tab.text}</a>
          <ul>
            {tab.sections.map(({ title, pages }) => (
              <li key={title}>
                {isWide(tab) && <p>{title}</p>}
                <MenuPages pages={pages} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/**
 * Links to all pages of the menus, at the end of each page. It is also the menu for visitors without JavaScript. In the
 * browser, React leaves the HTML of the server as it is. Only if there is none, because the visitor comes from an error
 * page, the menu is requested.
 */
export function SiteDirectory() {
  const { t } = useTranslation();
  const { directoryHtml = '' } = useContent();
  const element = useRef<HTMLElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setMissing(!element.current?.hasChildNodes()), []);
  const menu = useMenu(isMissing);
  return (
    <Directory
      ref={element}
      id="site-directory"
      aria-label={t('menu.directory')}
      {...(isMissing && menu
        ? { children: <DirectoryLinks menu={menu} /> }
        : { dangerouslySetInnerHTML: { __html: directoryHtml }, suppressHydrationWarning: true })}
    />
  );
}
