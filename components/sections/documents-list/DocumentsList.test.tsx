import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Section } from '@/lib/model/section';
import { buildFinanceDocument } from '@/tests/support/documents';
import { getInteractions } from '@/tests/support/interactions';
import { createSiteWrapper, getTranslator } from '@/tests/support/render';
import { loadSections, renderSections } from '@/tests/support/sections';
import { server } from '@/tests/support/server';
import { DocumentsPages } from './DocumentsPages';

beforeAll(loadSections);

const t = getTranslator('en', 'documents');
const listsT = getTranslator('en', 'lists');
const commonT = getTranslator('en');
const pagination = { address: '/en/group/', page: 0, nbPages: 2, nbHits: 3, previous: null, next: '/en/group/?page=1' };
const list: Section<'documents-list'> = {
  type: 'documents-list',
  title: 'All documents',
  pageSize: 2,
  paginated: true,
  types: [],
  link: null,
  filters: [],
  items: [buildFinanceDocument('one'), buildFinanceDocument('two', 30_000)],
  pagination,
};

const getBox = (name: string) => screen.getByRole('checkbox', { name: t('choose', { title: `Report ${name}` }) });
const zipButton = () => screen.getByRole('button', { name: t('zip') });
/** Renders a paginated list and waits for its lazily loaded code. */
const renderPages = async (overrides: Partial<Section<'documents-list'>> = {}) => {
  const rendered = renderSections({ ...list, ...overrides });
  await screen.findByRole('button', { name: t('zip') });
  return rendered;
};
const getStatusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('some documents', () => {
  const latest = { ...list, paginated: false, pagination: null };

  it('show their details, and are downloaded one by one', async () => {
    const { user } = renderSections(latest);
    expect(screen.queryByRole('checkbox')).toBeNull();
    const [row] = screen.getAllByRole('listitem');
    const link = within(row as HTMLElement).getByRole('link', { name: 'Report one' });
    expect(link).toHaveAttribute('href', '/api/download-file/?path=finance%2Fone.pdf');
    expect(link).toHaveAttribute('hreflang', 'fr');
    expect(link).toHaveAttribute('download');
    for (const text of ['12 March 2026', 'Annual report', 'PDF', 'French', '20 kB'])
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(getInteractions()).toEqual([['Content', 'Download', 'Report one']]);
  });

  it('are opened in the browser if they are PDF files', () => {
    const spreadsheet = { ...buildFinanceDocument('three'), reference: 'finance/three.xlsx' };
    const nestedDocument = { ...buildFinanceDocument('four'), reference: 'finance/決算/four (2).pdf' };
    renderSections({ ...latest, items: [buildFinanceDocument('one'), spreadsheet, nestedDocument] });
    const [one, three, four] = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('list'));
    const open = (row?: HTMLElement) =>
      within(row as HTMLElement).queryByRole('link', { name: new RegExp(`^${commonT('document.open')}`) });
    expect(open(one)).toHaveAccessibleName(`${commonT('document.open')} Report one`);
    expect(open(one)).toHaveAttribute('href', '/documents/finance/one.pdf');
    expect(open(one)).toHaveAttribute('type', 'application/pdf');
    expect(open(one)).not.toHaveAttribute('download');
    expect(open(three)).toBeNull();
    expect(open(four)).toHaveAttribute('href', '/documents/finance/%E6%B1%BA%E7%AE%97/four%20(2).pdf');
  });

  it('have their figures beside them if there are any', async () => {
    const figures = { href: '/api/download-file/?path=finance%2Fone.csv', format: 'CSV', size: '1 kB' };
    const { user } = renderSections({
      ...latest,
      items: [{ ...buildFinanceDocument('one'), figures }, buildFinanceDocument('two')],
    });
    const label = commonT('document.figures', { format: 'CSV', size: '1 kB' });
    const links = screen.getAllByRole('link', { name: new RegExp(`^${label}`) });
    expect(links).toHaveLength(1);
    expect(links[0]).toHaveAccessibleName(`${label} Report one`);
    expect(links[0]).toHaveAttribute('href', figures.href);
    expect(links[0]).toHaveAttribute('download');
    await user.click(links[0] as HTMLElement);
    expect(getInteractions()).toEqual([['Content', 'Download', 'Report one']]);
  });
});

describe('all documents', () => {
  it('are selected, sent as a plain form, and tracked', async () => {
    const { user } = await renderPages();
    const form = zipButton().closest('form') as HTMLFormElement;
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/api/zip-download/');
    await user.click(getBox('two'));
    expect([...new FormData(form)]).toEqual([['files', 'finance/two.pdf']]);
    form.addEventListener('submit', (event) => event.preventDefault());
    await user.click(zipButton());
    expect(getInteractions()).toEqual([['Content', 'Download', t('chosen', { count: 1, size: '30 kB' })]]);
  });

  it('cannot be sent while none is selected, and show how many are selected and their size', async () => {
    const { user } = await renderPages();
    expect(zipButton()).toBeDisabled();
    await user.click(getBox('one'));
    expect(zipButton()).toBeEnabled();
    expect(getStatusTexts()).toContain(t('chosen', { count: 1, size: '20 kB' }));
    await user.click(getBox('two'));
    expect(getStatusTexts()).toContain(t('chosen', { count: 2, size: '50 kB' }));
  });

  it('can all be selected, and deselected, with a button', async () => {
    const { user } = await renderPages();
    await user.click(screen.getByRole('button', { name: t('choose-all') }));
    for (const name of ['one', 'two']) expect(getBox(name)).toBeChecked();
    await user.click(screen.getByRole('button', { name: t('clear') }));
    for (const name of ['one', 'two']) expect(getBox(name)).not.toBeChecked();
    expect(screen.queryByRole('button', { name: t('clear') })).toBeNull();
  });

  it('stay selected while more of the same list are added', async () => {
    server.use(
      http.post('/api/finance-search/', () =>
        HttpResponse.json({ success: true, nbPages: 2, nbHits: 3, result: [buildFinanceDocument('three')] }),
      ),
    );
    const { user } = await renderPages();
    await user.click(getBox('one'));
    await user.click(screen.getByRole('link', { name: listsT('more') }));
    await user.click(await screen.findByRole('checkbox', { name: /three/ }));
    expect(getBox('one')).toBeChecked();
    expect(getStatusTexts()).toContain(t('chosen', { count: 2, size: '40 kB' }));
  });

  it('are limited to fifty at a time', async () => {
    const items = Array.from({ length: 51 }, (_, index) => buildFinanceDocument(`${index}`));
    const { user } = await renderPages({ items });
    await user.click(screen.getByRole('button', { name: t('choose-all') }));
    expect(getStatusTexts()).toContain(t('too-many', { most: 50 }));
    expect(zipButton()).toBeDisabled();
    await user.click(getBox('7'));
    expect(zipButton()).toBeEnabled();
  });

  it('count what was selected before hydration', async () => {
    const Site = createSiteWrapper();
    const { items, filters } = list;
    const page = (
      <Site>
        <DocumentsPages items={items} filters={filters} pagination={pagination} />
      </Site>
    );
    document.body.innerHTML = `<div id="page">${renderToString(page)}</div>`;
    expect(zipButton()).toBeEnabled();
    getBox('two').click();
    const { hydrateRoot } = await import('react-dom/client');
    const root = await act(async () => hydrateRoot(document.querySelector('#page') as Element, page));
    expect(getBox('two')).toBeChecked();
    expect(getStatusTexts()).toContain(t('chosen', { count: 1, size: '30 kB' }));
    act(() => root.unmount());
    document.body.innerHTML = '';
  });

  it('say that there are none, and offer nothing to select', async () => {
    renderSections({ ...list, items: [], pagination: { ...pagination, nbPages: 0, nbHits: 0, next: null } });
    expect(await screen.findByText(listsT('empty'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('zip') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('choose-all') })).toBeNull();
  });
});
