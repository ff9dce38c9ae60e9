import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pricePeriods } from '@/lib/model/finance';
import type { Section } from '@/lib/model/section';
import { buildPriceHistory, comparedHistory } from '@/tests/support/price-history';
import { fakeRouter, getTranslator, renderWithSite } from '@/tests/support/render';
import { server } from '@/tests/support/server';
import SharePrice from './SharePrice';

const t = getTranslator('en', 'price-chart');
const sharePriceT = getTranslator('en', 'share-price');

const buildSection = (overrides: Partial<Section<'share-price'>> = {}): Section<'share-price'> => ({
  type: 'share-price',
  title: 'The price',
  link: null,
  dividends: [],
  onDay: null,
  history: buildPriceHistory(),
  delayMinutes: 15,
  isDemonstration: true,
  periods: pricePeriods.map((period) => ({
    period,
    href: `/en/share/?period=${period}`,
    comparison: `/en/share/?period=${period}&compare=index`,
  })),
  ...overrides,
});
const render = (overrides?: Partial<Section<'share-price'>>) =>
  renderWithSite(<SharePrice {...buildSection(overrides)} />);

const mockHistory = (respond: () => Response | Promise<Response>) =>
  server.use(http.get('/api/share-price-history/', respond));

const getPeriodLink = (name: string) => screen.getByRole('link', { name });
const fiveYearsLink = () => getPeriodLink(sharePriceT('period-5y'));
const getStatus = () => screen.getByRole('status').textContent;
const getChart = (span: string) => screen.getByRole('figure', { name: t('chart', { period: span }) });
const getSlider = () => screen.getByRole('slider', { name: t('cursor') });
const changeText = (span: string, change = '+€20.00 (+10.00%)') => sharePriceT('over', { change, period: span });

it('begins with the current price: the last close until it is loaded', () => {
  render();
  expect(screen.getByText('€220', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(sharePriceT('close', { date: 'on 2026-01-11' }))).toBeVisible();
  expect(screen.getByText(sharePriceT('demonstration'))).toBeVisible();
  expect(screen.getByText(sharePriceT('delay', { count: 15 }))).toBeVisible();
});

/** The points of a line, each once. */
const getPathPoints = (root: ParentNode, part: string): string | undefined =>
  root
    .querySelector(`path[data-part=${part}]`)
    ?.getAttribute('d')
    ?.replace(/(?<=[ML])([\d.,]+)(?:L\1(?=L|$))+/g, '$1');

describe('the chart', () => {
  it('plots each close by its date and price', () => {
    const { container } = render();
    expect(getPathPoints(container, 'line')).toBe('M0,75L20,0L40,25L100,50');
    expect(screen.getByText('€260', { selector: 'span' })).toHaveStyle({ insetBlockStart: '0%' });
    expect(screen.getByText('6 Jan')).toHaveStyle({ insetInlineStart: '50%' });
  });

  it('draws the lines of all periods with the same number of points, so that changes are animated', () => {
    const countPoints = (length: number) => {
      const points = buildPriceHistory().points.slice(0, length);
      const { container, unmount } = render({ history: buildPriceHistory({ points }) });
      const commands = container.querySelector('[data-part=line]')?.getAttribute('d')?.match(/[ML]/g);
      unmount();
      return commands?.length;
    };
    expect([countPoints(3), countPoints(4)]).toEqual([140, 140]);
  });

  it('shows the last close, then those that the keyboard selects', () => {
    render();
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-11: €220');
    fireEvent.change(getSlider(), { target: { value: '1' } });
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-03: €260');
    expect(screen.getByText('on 2026-01-03', { selector: 'p > span' })).toBeVisible();
    fireEvent.blur(getSlider());
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-11: €220');
  });

  it('shows the close that is nearest to the pointer, and keeps the one that a finger has tapped', () => {
    render();
    const overlay = getSlider().parentElement as HTMLElement;
    overlay.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
    fireEvent.pointerMove(overlay, { clientX: 135 });
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-03: €260');
    fireEvent.pointerDown(overlay, { clientX: 199 });
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-05: €240');
    fireEvent.pointerLeave(overlay, { pointerType: 'touch' });
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-05: €240');
    fireEvent.pointerLeave(overlay);
    expect(getSlider()).toHaveAttribute('aria-valuetext', 'on 2026-01-11: €220');
  });

  it('has its highest and lowest close, and its closes as a table', () => {
    render();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['€261.00', '€199.00']);
    const table = screen.getByText(t('table')).closest('details') as HTMLElement;
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${t('date')}${t('price')}`,
      'on 2026-01-11€220',
      'on 2026-01-05€240',
      'on 2026-01-03€260',
      'on 2026-01-01€200',
    ]);
  });

  it('shows a discreet note instead when it is unavailable', () => {
    render({ history: null });
    expect(getStatus()).toBe(t('unavailable'));
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(t('highest'))).toBeNull();
    expect(fiveYearsLink()).toBeVisible();
  });
});

describe('the periods', () => {
  it('are links, and say which one is shown', () => {
    render();
    const links = within(screen.getByRole('navigation', { name: t('periods') })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(buildSection().periods.map(({ href }) => href));
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      getPeriodLink(sharePriceT('period-1y')),
    ]);
    expect(getStatus()).toBe(changeText('1 year'));
  });

  it('change the chart in place, and keep the focus', async () => {
    mockHistory(() =>
      HttpResponse.json({ history: buildPriceHistory({ period: '5y', changeText: '+€90.00 (+40.00%)' }) }),
    );
    const { user } = render();
    await user.click(fiveYearsLink());
    await waitFor(() => expect(getStatus()).toBe(changeText('5 years', '+€90.00 (+40.00%)')));
    expect(getChart('5 years')).toBeVisible();
    expect(fiveYearsLink()).toHaveAttribute('aria-current', 'true');
    expect(fiveYearsLink()).toHaveFocus();
  });

  it('are marked as busy while they load', async () => {
    mockHistory(async () => {
      await delay('infinite');
      return HttpResponse.json({ history: null });
    });
    const { user } = render();
    expect(getChart('1 year')).toHaveAttribute('aria-busy', 'false');
    await user.click(fiveYearsLink());
    expect(getStatus()).toBe(t('loading'));
    expect(getChart('1 year')).toHaveAttribute('aria-busy', 'true');
    expect(fiveYearsLink()).toHaveAttribute('aria-current', 'true');
  });

  it('show an error if one is unavailable, and leave the chart as it was', async () => {
    mockHistory(() => HttpResponse.json({ history: null }));
    const { user } = render();
    await user.click(fiveYearsLink());
    await waitFor(() => expect(getStatus()).toBe(t('failed')));
    expect(getChart('1 year')).toBeVisible();
    expect(fiveYearsLink()).not.toHaveAttribute('aria-current');
  });

  it('leave a click that opens a new tab to the browser', () => {
    render();
    fireEvent.click(fiveYearsLink(), { ctrlKey: true });
    expect(getStatus()).toBe(changeText('1 year'));
  });
});

describe('the index', () => {
  const compareLink = () => screen.getByRole('link', { name: t('compare') });
  const changeWithIndexText = t('over-index', {
    change: '+€20.00 (+10.00%)',
    period: '1 year',
    indexChange: '+4.20%',
  });

  it('is compared by a link, without leaving the page', async () => {
    mockHistory(() => HttpResponse.json({ history: comparedHistory() }));
    const { user, container } = render();
    expect(compareLink()).toHaveAttribute('href', '/en/share/?period=1y&compare=index');
    expect(container.querySelector('[data-part=index]')).toBeNull();
    await user.click(compareLink());
    await waitFor(() => expect(getStatus()).toBe(changeWithIndexText));
    const shareOnlyLink = screen.getByRole('link', { name: t('alone') });
    expect(shareOnlyLink).toHaveAttribute('href', '/en/share/?period=1y');
    expect(shareOnlyLink).toHaveFocus();
    expect(fiveYearsLink()).toHaveAttribute('href', '/en/share/?period=5y&compare=index');
  });

  it('is not offered if there is none', () => {
    render({ history: buildPriceHistory({ isComparable: false }) });
    expect(screen.queryByRole('link', { name: t('compare') })).toBeNull();
    expect(screen.getByRole('link', { name: t('csv') })).toBeVisible();
  });

  it('is drawn from the first price of the share, and named beside its line', () => {
    const { container } = render({ history: comparedHistory() });
    expect(getPathPoints(container, 'index')).toBe('M0,75L20,62.5L40,50L100,37.5');
    expect(
      within(getChart('1 year'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([t('share'), t('rebased')]);
  });

  it('is shown with the close, and has a column in the table', () => {
    render({ history: comparedHistory() });
    const reading = t('reading-index', { date: 'on 2026-01-11', price: '€220', level: '1003.00' });
    expect(getSlider()).toHaveAttribute('aria-valuetext', reading);
    expect(screen.getByText('1003.00', { selector: 'b' }).parentElement).toHaveTextContent(t('index'));
    const table = screen.getByText(t('table')).closest('details') as HTMLElement;
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows[0]).toHaveTextContent(t('index'));
    expect(rows[1]?.textContent).toBe('on 2026-01-11€2201003.00');
  });
});

it('links to the period that is shown as a file', async () => {
  mockHistory(() => HttpResponse.json({ history: buildPriceHistory({ period: '5y' }) }));
  const { user } = render();
  const csvLink = screen.getByRole('link', { name: t('csv') });
  expect(csvLink).toHaveAttribute('href', '/api/share-price-csv/?period=1y');
  expect(csvLink).toHaveAttribute('download');
  await user.click(fiveYearsLink());
  await waitFor(() => expect(csvLink).toHaveAttribute('href', '/api/share-price-csv/?period=5y'));
});

const oneDay = {
  first: { iso: '2016-01-04', text: '4 January 2016' },
  last: { iso: '2026-11-20', text: '20 November 2026' },
  requested: '2024-05-18',
  close: { date: { iso: '2024-05-17', text: '17 May 2024' }, price: '€210.00', adjusted: '€201.15' },
};

describe('the price on a day', () => {
  it('is requested by a form, which keeps the period of the chart', async () => {
    const router = fakeRouter();
    const onDay = { ...oneDay, requested: null, close: null };
    const { user } = renderWithSite(<SharePrice {...buildSection({ onDay })} />, {
      router,
      content: { locale: 'en', pageLocalizations: [{ locale: 'en', path: '/en/share/' }] },
    });
    const form = screen.getByRole('form', { name: t('day-title') });
    const field = screen.getByLabelText(t('day-title'), { selector: 'input' });
    fireEvent.change(field, { target: { value: '2024-05-17' } });
    await user.click(within(form).getByRole('button', { name: t('day-submit') }));
    expect(router.push).toHaveBeenCalledWith('/en/share/?period=1y&on=2024-05-17', undefined, {
      locale: false,
      scroll: false,
    });
  });

  it('is shown with the adjusted price, and says if it is that of an earlier day', () => {
    render({ onDay: oneDay });
    const form = screen.getByRole('form', { name: t('day-title') });
    expect(within(form).getByRole('status')).toHaveTextContent(t('day-without-trading'));
    expect(
      within(form)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['€210.00', '€201.15']);
  });

  it('names the days that can be chosen if the requested one has no price', () => {
    render({ onDay: { ...oneDay, close: null } });
    expect(screen.getByText(t('day-unknown', { first: '4 January 2016', last: '20 November 2026' }))).toBeVisible();
  });
});

it('shows its link', () => {
  render({ link: { label: 'Investors', href: '/en/investors/', kind: 'internal' } });
  expect(screen.getByRole('link', { name: 'Investors' })).toHaveAttribute('href', '/en/investors/');
});
