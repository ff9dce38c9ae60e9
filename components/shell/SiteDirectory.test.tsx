import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSiteWrapper, renderWithSite, t } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import { tab } from '@/tests/support/site-content';
import { DirectoryLinks, SiteDirectory } from './SiteDirectory';

it('lists every page of the menus', () => {
  renderWithSite(<SiteDirectory />, { content: { menu: [tab('Group', 2), tab('News', 0)] } });
  expect(screen.getByRole('navigation', { name: t('menu.directory') })).toHaveAttribute('id', 'site-directory');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/group/',
    '/en/group/1/a/',
    '/en/group/1/b/',
    '/en/group/2/a/',
    '/en/group/2/b/',
    '/en/news/',
  ]);
});

it('ends with the menu that has many sections, whose titles it shows', () => {
  renderWithSite(<SiteDirectory />, { content: { menu: [tab('Houses', 6), tab('News', 1)] } });
  expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('News');
  expect(screen.getByText('Houses 6')).toBeVisible();
  expect(screen.queryByText('News 1')).toBeNull();
});

it('keeps the links of the server, and requests the menu only if they are missing', async () => {
  const menu = [tab('Group', 1)];
  let requestCount = 0;
  const respond = () => {
    requestCount += 1;
    return HttpResponse.json({ headerTabs: menu });
  };
  server.use(http.get('/api/menu/', respond));
  const directoryHtml = renderToString(<DirectoryLinks menu={menu} />);
  const Server = createSiteWrapper({ content: { directoryHtml } });
  const Browser = createSiteWrapper({ content: { menu: undefined } });
  const container = document.body.appendChild(document.createElement('div'));
  const directory = <SiteDirectory />;
  container.innerHTML = renderToString(<Server>{directory}</Server>);
  const link = screen.getByRole('link', { name: 'Group 1a' });

  const { unmount } = render(directory, { wrapper: Browser, container, hydrate: true });
  expect(link).toBeVisible();
  expect(requestCount).toBe(0);

  unmount();
  render(directory, { wrapper: Browser });
  expect(await screen.findByRole('link', { name: 'Group 1a' })).toBeVisible();
  expect(requestCount).toBe(1);
});
