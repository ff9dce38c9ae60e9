import { describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/process/log';
import { KeyReused } from '@/lib/platform/state/submission';
import { alerts } from '@/lib/site/alerts';
import { subscriptions } from '@/lib/site/subscriptions';

const { implementation, ask } = vi.hoisted(() => {
  const ask = vi.fn();
  const ofAlerts = ['request', 'view', 'settle', 'due', 'mailOffers'];
  const ofSubscriptions = ['subscribe', 'subscription', 'confirm', 'unsubscribe', 'eraseExpired'];
  return { ask, implementation: Object.fromEntries([...ofAlerts, ...ofSubscriptions].map((method) => [method, ask])) };
});
vi.mock('@/lib/site/alerts/embedded', () => ({ embeddedAlerts: () => implementation }));
vi.mock('@/lib/site/subscriptions/embedded', () => ({ embeddedSubscriptions: () => implementation }));

type Calls = Record<string, () => Promise<unknown>>;
const mail = { id: 'a', since: 0, until: 1, offers: [], searchPath: '/' };
const calls: Record<string, Calls> = {
  alerts: {
    request: () =>
      alerts.request({ key: 'k', email: 'e', frequency: 'daily', criteria: { search: '', facets: {} }, locale: 'en' }),
    view: () => alerts.view('token'),
    settle: () => alerts.settle('token'),
    due: () => alerts.due(),
    mailOffers: () => alerts.mailOffers(mail),
  },
  subscriptions: {
    subscribe: () =>
      subscriptions.subscribe({ key: 'k', list: 'press', email: 'e', firstName: '', lastName: '', locale: 'en' }),
    subscription: () => subscriptions.subscription('token'),
    confirm: () => subscriptions.confirm('token'),
    unsubscribe: () => subscriptions.unsubscribe('token'),
    eraseExpired: () => subscriptions.eraseExpired(),
  },
};
const each = Object.entries(calls).flatMap(([name, methods]) =>
  Object.entries(methods).map(([method, call]) => [name, method, call] as const),
);

describe.each(each)('%s, %s', (_, __, call) => {
  it('passes on the error that a key is reused, however often', async () => {
    const error = new KeyReused();
    ask.mockReset().mockRejectedValue(error);
    for (let time = 0; time < 10; time++) await expect(call()).rejects.toBe(error);
    expect(ask).toHaveBeenCalledTimes(10);
  });

  it('fails as an upstream error, after a single request', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    ask.mockReset().mockRejectedValue(new Error('the disk is full'));
    await expect(call()).rejects.toMatchObject({ name: 'UpstreamError', problem: 'unavailable' });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
