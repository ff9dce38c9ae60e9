import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import type { Breadcrumb } from '@/lib/model/page';
import { container } from '@/styles/mixins';

const Trail = styled.nav<{ $overHero: boolean }>`
  ${container}
  ${({ $overHero }) =>
    $overHero &&
    'position: absolute; inset-block-start: var(--header-height); inset-inline: 0; z-index: 2; color: var(--ivory);'}
  padding-block: var(--space-3);
  font-size: var(--size-small);

  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  li {
    flex: none;
    text-wrap: nowrap;
  }

  li:last-child {
    flex: 1 1 6em;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline: var(--space-3);
    opacity: 0.6;
  }

  a {
    display: inline-block;
    padding-block: var(--space-1);
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

/** The breadcrumbs of the page. The page itself and crumbs with `notClickable` are plain text. */
export function Breadcrumbs({ overHero }: { overHero: boolean }) {
  const { t } = useTranslation();
  const { breadcrumbs, locale } = useContent();
  if (breadcrumbs.length === 0) return null;
  const crumbs: Breadcrumb[] = [{ title: t('breadcrumbs.home'), path: toPagePath(locale, '') }, ...breadcrumbs];
  const lastIndex = crumbs.length - 1;
  return (
    <Trail aria-label={t('breadcrumbs.label')} $overHero={overHero}>
      <ol>
        {crumbs.map(({ title, path, notClickable, lang }, index) => (
          <li key={path}>
            {index === lastIndex || notClickable ? (
              <span aria-current={index === lastIndex ? 'page' : undefined} lang={lang}>
                {title}
              </span>
            ) : (
              <a href={path} lang={lang}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
