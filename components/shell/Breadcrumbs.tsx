import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useContent } from '@/contexts/ContentContext';
import { toPagePath } from '@/lib/i18n/paths';
import type { Breadcrumb } from '@/lib/model/page';
import { media } from '@/styles/breakpoints';
import { container, plainLink } from '@/styles/mixins';
import { SignInLink } from './header/HeaderJoinUsLink';

const Row = styled.div<{ $overHero: boolean }>`
  ${container}
  ${({ $overHero }) =>
    $overHero &&
    'position: absolute; inset-block-start: var(--header-height); inset-inline: 0; z-index: 2; color: var(--ivory);'}
  display: flex;
  gap: var(--space-5);
  justify-content: space-between;
  padding-block: var(--space-3);
  font-size: var(--size-small);
  view-transition-name: trail;
`;

const Trail = styled.nav`
  flex: 1;
  min-inline-size: 0;

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
    ${plainLink}
  }
`;

/** The sign-in below desktop width, where the header has no room for it. */
const SignIn = styled.div`
  flex: none;
  padding-block: var(--space-1);

  ${media.desktop} {
    display: none;
  }
`;

interface BreadcrumbsProps {
  overHero: boolean;
  /** Whether the page is about job offers. */
  isCareerPage: boolean;
}

/**
 * The breadcrumbs of the page, with the sign-in of candidates beside them on smaller screens. The page itself and crumbs
 * with `notClickable` are plain text.
 */
export function Breadcrumbs({ overHero, isCareerPage }: BreadcrumbsProps) {
  const { t } = useTranslation();
  const { breadcrumbs, locale } = useContent();
  if (breadcrumbs.length === 0) return null;
  const crumbs: Breadcrumb[] = [{ title: t('breadcrumbs.home'), path: toPagePath(locale, '') }, ...breadcrumbs];
  const lastIndex = crumbs.length - 1;
  return (
    <Row $overHero={overHero} data-no-print>
      <Trail aria-label={t('breadcrumbs.label')}>
        <ol>
          {crumbs.map(({ title, path, notClickable, lang }, index) => (
            <li key={path}>
              {index === lastIndex || notClickable ? (
                <span aria-current={index === lastIndex ? 'page' : undefined} lang={lang} dir={lang && 'auto'}>
                  {title}
                </span>
              ) : (
                <a href={path} lang={lang} dir={lang && 'auto'}>
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </Trail>
      {isCareerPage && (
        <SignIn data-no-print>
          <SignInLink />
        </SignIn>
      )}
    </Row>
  );
}
