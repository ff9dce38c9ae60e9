import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderToHead } from '@/tests/support/head';
import { getTranslator, jobsT, renderWithSite, t } from '@/tests/support/render';
import { buildSiteContent } from '@/tests/support/site-content';
import { ErrorView } from './ErrorView';

it.each([404, 500] as const)('says in the language of the page what happened, and is not indexed: %d', (code) => {
  const translate = getTranslator('fr', 'error');
  renderWithSite(<ErrorView code={code} />, { content: { locale: 'fr' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(translate(`${code}.title`));
  expect(screen.getByText(translate('code', { code }))).toBeVisible();
  expect(screen.getByRole('link', { name: getTranslator('fr')('failure.home') })).toHaveAttribute('href', '/fr/');
  const head = renderToHead(<ErrorView code={code} />);
  expect(head.querySelector('title')).toHaveTextContent(`${getTranslator('en', 'error')(`${code}.title`)} | Halcyre`);
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

describe('an error page', () => {
  it('links to the main parts of the site', () => {
    renderWithSite(<ErrorView code={404} />);
    const links = within(screen.getByRole('navigation', { name: t('menu.main') })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      buildSiteContent().headerTabs.map(({ link }) => link),
    );
  });

  it('links to the pages of the footer', () => {
    renderWithSite(<ErrorView code={404} />);
    const links = within(screen.getByRole('navigation', { name: t('footer.links') })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Legal notice', '/en/legal/'],
      ['Privacy', '/en/privacy/'],
    ]);
  });

  it('links once to a page that is in both menus', () => {
    const { headerTabs, footerLinks } = buildSiteContent();
    const [{ text, link: url }] = headerTabs as [(typeof headerTabs)[number]];
    renderWithSite(<ErrorView code={404} />, { content: { footerLinks: [{ title: text, url }, ...footerLinks] } });
    expect(screen.getAllByRole('link', { name: text })).toHaveLength(1);
  });

  it('has no menus if it is built without content', () => {
    renderWithSite(<ErrorView code={404} />, { content: { menu: [], footerLinks: [] } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

it('has the search for offers at the address of an unknown offer, also without JavaScript', () => {
  renderWithSite(<ErrorView code={404} isOffer />);
  expect(screen.getByRole('heading', { level: 1, name: getTranslator('en', 'error')('offer.title') })).toBeVisible();
  const form = screen.getByRole('search', { name: jobsT('search.label') });
  expect(form).toHaveAttribute('action', buildSiteContent().joinUs.link);
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox', { name: jobsT('search.field') })).toHaveAttribute('name', 'search');
});
