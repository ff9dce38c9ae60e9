import { Readable } from 'node:stream';
import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { getServerSideProps } from '@/pages/job-alert';
import { removeContent } from '@/tests/support/content';
import type { AlertPageProps } from './alert-page';

const alerts = vi.hoisted(() => ({ findByLink: vi.fn(), settle: vi.fn(), change: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ alerts }));
vi.mock('@/lib/upstreams/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
vi.mock('@/lib/site/careers/catalogue', async () => ({
  catalogue: (await import('@/tests/support/offer-files')).fixtureCatalogue(),
}));
afterAll(removeContent);

const view = {
  purpose: 'cancel',
  status: 'confirmed',
  frequency: 'daily',
  criteria: { search: 'watch', facets: { city: ['geneva'] } },
  locale: 'en',
  cancelToken: null,
};
beforeEach(() => {
  for (const mock of Object.values(alerts)) mock.mockReset().mockResolvedValue(view);
  alerts.change.mockResolvedValue(true);
});

const requestPage = async (form?: string | null, contentType = 'application/x-www-form-urlencoded') => {
  const headers = form ? { 'content-type': contentType, 'content-length': `${form.length}` } : {};
  const method = form === undefined ? 'GET' : 'POST';
  const req = Object.assign(Readable.from(form ? [Buffer.from(form)] : []), { method, headers, socket: {} });
  const res = { statusCode: 200, setHeader: vi.fn(), removeHeader: vi.fn() };
  const context = { locale: 'en', query: { token: 'a.token' }, req, res } as unknown as GetServerSidePropsContext;
  const response = await getServerSideProps(context);
  if (!('props' in response)) throw new Error('The page was not found.');
  return { status: res.statusCode, props: (await response.props) as AlertPageProps };
};

it('shows the criteria of an alert with their labels, and links to its offers', async () => {
  const { props } = await requestPage();
  expect(props.criteria).toEqual({ search: 'watch', values: [{ name: 'city', key: 'geneva', label: 'Geneva' }] });
  expect(props.offersPath).toMatch(/\?search=watch&city=geneva$/);
  expect(alerts.settle).not.toHaveBeenCalled();
  expect(alerts.change).not.toHaveBeenCalled();
});

it.each([
  ['the cancel button', null],
  ['an email program', 'List-Unsubscribe=One-Click'],
  ['an email program', '--x--', 'multipart/form-data; boundary=x'],
])('cancels the alert for %s', async (_, form, contentType?: string) => {
  await requestPage(form, contentType);
  expect(alerts.settle).toHaveBeenCalledExactlyOnceWith('a.token');
});

it.each([
  ['action=pause', { action: 'pause' }, 'paused'],
  ['action=resume', { action: 'resume' }, 'resumed'],
  [
    'action=save&search=+ring+&frequency=weekly&city=geneva&city=paris&shift=night',
    { action: 'save', frequency: 'weekly', criteria: { search: 'ring', facets: { city: ['geneva', 'paris'] } } },
    'saved',
  ],
  ['action=save&search=&frequency=daily', { action: 'save', frequency: 'daily', criteria: { search: '' } }, 'saved'],
])('makes the change of a form: %s', async (form, change, outcome) => {
  const { props } = await requestPage(form);
  expect(alerts.change).toHaveBeenCalledExactlyOnceWith('a.token', expect.objectContaining({ action: change.action }));
  expect(alerts.change.mock.calls[0]?.[1]).toMatchObject(change);
  expect(props.outcome).toBe(outcome);
  expect(alerts.settle).not.toHaveBeenCalled();
});

it('says that the address already has such an alert', async () => {
  alerts.change.mockResolvedValue(false);
  expect((await requestPage('action=save&frequency=daily')).props.outcome).toBe('duplicate');
});

it('is 413 for a form that is too large, changes nothing and says so', async () => {
  const { status, props } = await requestPage(`action=save&search=${'a'.repeat(40_000)}`);
  expect([status, props.failed, props.alert]).toEqual([413, true, null]);
  expect(alerts.change).not.toHaveBeenCalled();
  expect(alerts.settle).not.toHaveBeenCalled();
});

it.each([
  ['a cancelled alert', { status: 'cancelled' }],
  ['an alert by its confirm link', { purpose: 'confirm' }],
])('claims no change of %s', async (_, parts) => {
  alerts.findByLink.mockResolvedValue({ ...view, ...parts });
  for (const action of ['save&frequency=daily', 'pause', 'resume'])
    expect((await requestPage(`action=${action}`)).props.outcome).toBe('unchanged');
});

it.each(['action=save&frequency=daily&search=!!!', 'action=save&frequency=hourly', 'action=other'])(
  'rejects an invalid form: %s',
  async (form) => {
    expect((await requestPage(form)).props.outcome).toBe('rejected');
    expect(alerts.change).not.toHaveBeenCalled();
    expect(alerts.settle).not.toHaveBeenCalled();
  },
);
