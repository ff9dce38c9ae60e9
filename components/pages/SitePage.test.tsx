import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SitePageProps } from '@/lib/site/pages/page-result';
import { renderToHead } from '@/tests/support/head';
import { buildPosting } from '@/tests/support/jobs';
import { getTranslator, renderWithSite } from '@/tests/support/render';
import { buildPage, buildSiteContent } from '@/tests/support/site-content';
import { SitePage } from './SitePage';

const baseProps = { content: buildSiteContent(), structuredData: [] };
const offer = {
  posting: buildPosting(),
  isOpen: true,
  similar: [],
  nbSimilarPages: 0,
  offersPath: '/en/talents/offers/',
};

it.each<[string, SitePageProps, string]>([
  ['a page', { ...baseProps, page: buildPage({ pageTitle: 'The group', sections: [] }) }, 'The group'],
  ['an offer', { ...baseProps, ...offer, page: buildPage({ pageType: 'JobPosting' }) }, buildPosting().jobPosting],
  ['the 404 page', { ...baseProps, page: buildPage({ is404: true }) }, getTranslator('en', 'error')('404.title')],
  [
    'the 410 page',
    { ...baseProps, page: buildPage({ is404: true, isGone: true }) },
    getTranslator('en', 'error')('410.title'),
  ],
])('shows %s', async (_, props, title) => {
  renderWithSite(<SitePage {...props} />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('has the title of an offer before the code of its page is loaded, so that it is announced', () => {
  const head = renderToHead(<SitePage {...baseProps} {...offer} page={buildPage({ pageType: 'JobPosting' })} />);
  expect(head.querySelector('title')).toHaveTextContent(/\w/);
});
