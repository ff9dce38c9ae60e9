import type { GetServerSidePropsContext } from 'next';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getServerSideProps } from '@/pages/subscription';
import { removeContent } from '@/tests/support/content';
import { loadServerStrings } from '../../i18n/load-strings';
import { log } from '../../platform/process/log';
import type { SubscriptionPageProps } from './subscription-page';

const subscriptions = vi.hoisted(() => ({ findByLink: vi.fn(), settle: vi.fn() }));
vi.mock('@/lib/site/submissions', () => ({ subscriptions }));
vi.mock('@/lib/upstreams/cms', async () => {
  const { fixtureCms, buildSettings, buildLocalizedEntry } = await import('@/tests/support/content');
  const form = { type: 'subscription-form', title: 'T', text: 'T', email: 'a@halcyre.example' };
  const page = (slug: string, list: string) =>
    buildLocalizedEntry({ slug, pageTitle: slug, sections: [{ ...form, list }] });
  return {
    cms: fixtureCms({
      'pages/group/en.yaml': page('group', 'press'),
      'pages/history/en.yaml': page('history', 'highlights'),
      'settings/en.yaml': buildSettings({ subscriptionPages: { press: 'page:group', highlights: 'page:history' } }),
    }),
  };
});
afterAll(removeContent);

const createView = (parts: object = {}) => ({
  purpose: 'confirm',
  list: 'press',
  status: 'pending',
  cancelToken: null,
  ...parts,
});

beforeEach(() => {
  for (const mock of Object.values(subscriptions)) mock.mockReset().mockResolvedValue(null);
});

/** Requests the page as a browser does. */
const requestPage = async ({ method = 'GET', locale = 'en', query = { token: 'a.token' } as object } = {}) => {
  const headers = new Map<string, string>();
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  const context = { locale, query, req: { method }, res } as unknown as GetServerSidePropsContext;
  const response = await getServerSideProps(context);
  const props = 'props' in response ? ((await response.props) as SubscriptionPageProps) : null;
  return { status: res.statusCode, headers, response, props };
};

describe('the page of a link', () => {
  it('says what the link is for, is not cached, and changes nothing', async () => {
    subscriptions.findByLink.mockResolvedValue(createView());
    const { status, headers, props } = await requestPage();
    const t = await loadServerStrings('en', 'subscriptions');
    expect(status).toBe(200);
    expect([...headers]).toEqual([['Cache-Control', 'no-store']]);
    expect(props).toMatchObject({
      subscription: createView(),
      failed: false,
      page: { pageTitle: t('page.title'), noindex: true },
    });
    expect(subscriptions.findByLink).toHaveBeenCalledExactlyOnceWith('a.token');
    expect(subscriptions.settle).not.toHaveBeenCalled();
  });

  it('links to the form of its list', async () => {
    subscriptions.findByLink.mockResolvedValue(createView({ list: 'highlights' }));
    expect((await requestPage()).props?.formLinks).toEqual([{ title: 'history', path: '/en/group/history/' }]);
  });

  it('does what the link is for if it is sent as a form', async () => {
    const settled = createView({ status: 'confirmed' });
    subscriptions.settle.mockResolvedValue(settled);
    const { status, props } = await requestPage({ method: 'POST' });
    expect(status).toBe(200);
    expect(subscriptions.settle).toHaveBeenCalledExactlyOnceWith('a.token');
    expect(props?.subscription).toEqual(settled);
  });

  it('responds with 410 and a readable page to a link that is forged or expired', async () => {
    const { status, props } = await requestPage({ method: 'POST' });
    expect(status).toBe(410);
    expect(props).toMatchObject({ subscription: null, failed: false });
    expect(props?.formLinks.map(({ path }) => path)).toEqual(['/en/group/', '/en/group/history/']);
  });

  it.each(['GET', 'POST'])('responds with 503 if the link cannot be checked: %s', async (method) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    for (const mock of Object.values(subscriptions)) mock.mockRejectedValue(new Error('the disk is full'));
    const { status, props } = await requestPage({ method });
    expect(status).toBe(503);
    expect(props).toMatchObject({ subscription: null, failed: true });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('a.token');
  });

  it.each([
    { query: {} },
    { query: { token: ['a', 'b'] } },
    { query: { token: 'x'.repeat(2001) } },
    { locale: 'default' },
  ])('does not exist for %j', async (request) => {
    expect((await requestPage(request)).response).toEqual({ notFound: true });
    expect(subscriptions.findByLink).not.toHaveBeenCalled();
  });
});
