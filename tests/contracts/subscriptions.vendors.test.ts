import { beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { BrevoIds } from '@/lib/platform/env/subscriptions';
import { createOutbox } from '@/lib/platform/state/outbox';
import { subscriptionLists } from '@/lib/shared/constants';
import { deliverDue } from '@/lib/site/submissions/deliver';
import { createBrevoList } from '@/lib/site/submissions/mailing-lists/brevo';
import type { MailingList } from '@/lib/site/submissions/mailing-lists/contract';
import { createWebhookList } from '@/lib/site/submissions/mailing-lists/webhook';
import { eraseExpired } from '@/lib/site/submissions/retention';
import { createSubscriptions as create } from '@/lib/site/submissions/subscriptions';
import type { Email } from '@/lib/upstreams/mailing/contract';
import { mockVendor, vendorUrl as url } from '../support/jobs-vendors';
import { createTestDatabase } from '../support/state';
import { createTestEmail } from '../support/test-email';
import { type BrevoContact, type BrevoEmail, brevo } from '../support/vendors/mailing/brevo';
import { type WebhookEvent, webhookReceiver } from '../support/vendors/mailing/webhook';
import type { Vendor } from '../support/vendors/vendor';
import { buildRequest, requestSubscription, testSubscriptions } from './subscriptions';

const state = createTestDatabase();

/** Subscriptions that send requests for confirmation immediately. */
const createSubscriptions = (mailingList: MailingList, emails: Email[] = []) => {
  const database = state.open();
  const send = async (email: Email) => void emails.push(email);
  const subscriptions = create({ database, buildEmail: createTestEmail, send, mailingList });
  const subscribe: typeof subscriptions.subscribe = async (request) => {
    await subscriptions.subscribe(request);
    await deliverDue(createOutbox(database), { subscription: subscriptions.requestConfirmation });
  };
  return { ...subscriptions, subscribe };
};

/** Consecutive Brevo ids for every list and locale. */
const buildIds = (firstId: number) =>
  Object.fromEntries(
    subscriptionLists.map((list, row) => [
      list,
      Object.fromEntries(locales.map((locale, column) => [locale, firstId + row * locales.length + column])),
    ]),
  ) as BrevoIds;
const lists = buildIds(1);
const templates = buildIds(101);

describe('Brevo', () => {
  const apiKey = 'xkeysib-1';

  const make = () => {
    const sentEmails: BrevoEmail[] = [];
    const contacts = new Map<string, BrevoContact>();
    const vendor = brevo({ apiKey, url, deliver: (email) => sentEmails.push(email), contacts });
    const requests: { method: string; path: string; body: unknown }[] = [];
    mockVendor(async (received, path) => {
      const body = await received.clone().text();
      requests.push({ method: received.method, path, body: body && JSON.parse(body) });
      return vendor(received, path);
    });
    return {
      subscriptions: createSubscriptions(createBrevoList({ url, apiKey, lists, templates })),
      // A template shows Brevo's link, which leads to the link of the site, and the link that cancels.
      emails: () =>
        sentEmails.map(({ to, redirectionUrl, attributes }) => ({
          to,
          text: `${redirectionUrl}\n${Object.entries(attributes).find(([name]) => name.startsWith('CANCEL_'))?.[1]}`,
        })),
      sentEmails,
      contacts,
      requests,
    };
  };

  testSubscriptions('the contract', make);

  const subscribe = async (fixture: ReturnType<typeof make>, overrides?: Parameters<typeof buildRequest>[0]) => ({
    ...(await requestSubscription(fixture, overrides)),
    email: fixture.sentEmails.at(-1),
  });
  const failWith = (status: number, body: object) => mockVendor(() => Response.json(body, { status }));

  it('is called with the template and the list of the language, and the data of the form as attributes', async () => {
    const fixture = make();
    const { confirm, cancel } = await subscribe(fixture, { locale: 'jp' });
    expect(fixture.requests).toEqual([
      {
        method: 'POST',
        path: '/contacts/doubleOptinConfirmation',
        body: {
          email: 'ada@example.com',
          attributes: {
            FIRSTNAME: 'Ada',
            LASTNAME: 'Quillfeather',
            LOCALE: 'jp',
            MEDIA: 'The Daily Loom',
            COUNTRY: 'GB',
            CANCEL_PRESS: expect.stringContaining(`/jp/subscription/?token=${cancel}`),
          },
          includeListIds: [lists.press.jp],
          templateId: templates.press.jp,
          redirectionUrl: expect.stringContaining(`/jp/subscription/?token=${confirm}`),
        },
      },
    ]);
    expect(fixture.contacts.size).toBe(0);
  });

  it('confirms through the link in its email alone, and the page of the site shows it', async () => {
    const fixture = make();
    const { confirm, email } = await subscribe(fixture);
    const redirect = await fetch(email?.confirmUrl ?? '', { redirect: 'manual' });
    expect(redirect.headers.get('location')).toBe(email?.redirectionUrl);
    expect(await fixture.subscriptions.findByLink(confirm)).toMatchObject({ status: 'confirmed' });
  });

  it('confirms through the page too, for a contact that exists (204) or not (201)', async () => {
    const fixture = make();
    const press = await subscribe(fixture);
    await fixture.subscriptions.settle(press.confirm);
    const regulated = await subscribe(fixture, { list: 'regulated', firstName: 'Augusta' });
    await fixture.subscriptions.settle(regulated.confirm);
    expect(fixture.contacts.get('ada@example.com')).toMatchObject({
      listIds: [lists.press.en, lists.regulated.en],
      attributes: { FIRSTNAME: 'Augusta' },
    });
  });

  it('reports people who confirmed by email and never came to the site, before the request expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fixture = make();
    const { cancel, email } = await subscribe(fixture);
    await fetch(email?.confirmUrl ?? '', { redirect: 'manual' });
    vi.setSystemTime(Date.now() + 7 * 86_400_000 - 1_800_000);
    await fixture.subscriptions.confirmListed();
    vi.setSystemTime(Date.now() + 86_400_000);
    await eraseExpired(state.open());
    expect(await fixture.subscriptions.findByLink(cancel)).toMatchObject({ status: 'confirmed' });
    vi.useRealTimers();
  });

  it('subscribes a person again who had unsubscribed from all emails of Brevo', async () => {
    const fixture = make();
    const { confirm } = await subscribe(fixture);
    const contact = {
      id: 1,
      email: 'ada@example.com',
      attributes: {},
      listIds: [lists.press.en],
      emailBlacklisted: true,
    };
    fixture.contacts.set(contact.email, contact);
    expect(await fixture.subscriptions.findByLink(confirm)).toMatchObject({ status: 'pending' });
    await fixture.subscriptions.settle(confirm);
    expect(fixture.contacts.get(contact.email)?.emailBlacklisted).toBe(false);
  });

  it('removes a person from a list, and erases the contact with the last one', async () => {
    const fixture = make();
    const press = await subscribe(fixture);
    await fixture.subscriptions.settle(press.confirm);
    const regulated = await subscribe(fixture, { list: 'regulated', locale: 'fr' });
    await fixture.subscriptions.settle(regulated.confirm);
    await fixture.subscriptions.settle(press.cancel);
    expect(fixture.contacts.get('ada@example.com')).toMatchObject({
      listIds: [lists.regulated.fr],
      attributes: { CANCEL_PRESS: '' },
    });
    await fixture.subscriptions.settle(regulated.cancel);
    expect(fixture.contacts.size).toBe(0);
  });

  it('does not change a contact that is in none of its lists', async () => {
    const fixture = make();
    const { cancel } = await subscribe(fixture);
    const contact = { id: 1, email: 'ada@example.com', attributes: {}, listIds: [900], emailBlacklisted: false };
    fixture.contacts.set(contact.email, contact);
    await fixture.subscriptions.settle(cancel);
    expect(fixture.contacts.get(contact.email)).toEqual(contact);
  });

  it('adds a contact that another request has just created', async () => {
    const fixture = make();
    const { confirm } = await subscribe(fixture);
    const paths: string[] = [];
    mockVendor(({ method }, path) => {
      paths.push(`${method} ${path}`);
      if (method === 'PUT') return new Response(null, { status: 204 });
      return Response.json({ code: 'duplicate_parameter', message: 'Contact already exist' }, { status: 400 });
    });
    expect(await fixture.subscriptions.settle(confirm)).toMatchObject({ status: 'confirmed' });
    expect(paths).toEqual(['POST /contacts', 'PUT /contacts/ada@example.com']);
  });

  it.each([
    [400, { code: 'invalid_parameter', message: 'Invalid email address' }, 'refused', '400 (invalid_parameter)'],
    [401, { code: 'unauthorized', message: 'Key not found' }, 'refused', '401 (unauthorized)'],
    [402, { code: 'not_enough_credits', message: 'None left' }, 'refused', '402 (not_enough_credits)'],
    [429, { code: 'too_many_requests', message: 'Wait' }, 'unavailable', '429 (too_many_requests)'],
    [500, {}, 'unavailable', '500'],
  ])(
    'stores a request and rejects a link while Brevo responds with %i, and the link can be followed again',
    async (status, body, problem, reason) => {
      const fixture = make();
      const { confirm, cancel } = await subscribe(fixture);
      failWith(status, body);
      const failure = { name: 'UpstreamError', problem, cause: { message: expect.stringContaining(reason) } };
      await fixture.subscriptions.subscribe(buildRequest({ list: 'regulated' }));
      expect(fixture.sentEmails).toHaveLength(1);
      await expect(fixture.subscriptions.settle(confirm)).rejects.toMatchObject(failure);
      await expect(fixture.subscriptions.settle(cancel)).rejects.toMatchObject(failure);
      mockVendor(brevo({ apiKey, url, deliver: (email) => fixture.sentEmails.push(email) }));
      expect(await fixture.subscriptions.settle(confirm)).toMatchObject({ status: 'confirmed' });
      expect(await fixture.subscriptions.settle(cancel)).toMatchObject({ status: 'cancelled' });
    },
  );
});

describe('the webhook', () => {
  const hookUrl = `${url}/hooks/halcyre?team=press`;
  const secret = `whsec_${Buffer.from('a key of thirty-two bytes in all').toString('base64')}`;

  const make = (vendor?: Vendor) => {
    const emails: Email[] = [];
    const events: WebhookEvent[] = [];
    mockVendor(vendor ?? webhookReceiver(secret, (event) => events.push(event)));
    const subscriptions = createSubscriptions(createWebhookList({ url: hookUrl, secret }), emails);
    const fixture = { subscriptions, emails: () => emails, events };
    return { ...fixture, subscribe: () => requestSubscription(fixture) };
  };

  testSubscriptions('the contract', make);

  beforeEach(() => {
    vi.useRealTimers();
  });

  it('reports each confirmation and cancellation once, signed', async () => {
    const { subscriptions, events, subscribe } = make();
    const { confirm, cancel } = await subscribe();
    expect(events).toEqual([]);
    for (let time = 0; time < 2; time++) await subscriptions.settle(confirm);
    for (let time = 0; time < 2; time++) await subscriptions.settle(cancel);
    const { key: _, ...person } = buildRequest();
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(events).toEqual([
      { type: 'subscription.confirmed', timestamp, data: person },
      { type: 'subscription.cancelled', timestamp, data: { list: 'press', email: 'ada@example.com' } },
    ]);
  });

  it('reports nothing about people who never confirmed', async () => {
    const { subscriptions, events, subscribe } = make();
    await subscriptions.settle((await subscribe()).cancel);
    expect(events).toEqual([]);
  });

  it('repeats a report after a failure, under the same id, and sends later ones under others', async () => {
    const ids: (string | null)[] = [];
    const statuses = [503, 200, 200, 200];
    const fixture = make(({ headers }) => {
      ids.push(headers.get('webhook-id'));
      return new Response(null, { status: statuses.shift() });
    });
    const { confirm, cancel } = await fixture.subscribe();
    await expect(fixture.subscriptions.settle(confirm)).rejects.toMatchObject({ problem: 'unavailable' });
    expect(await fixture.subscriptions.findByLink(confirm)).toMatchObject({ status: 'pending' });
    await fixture.subscriptions.settle(confirm);
    await fixture.subscriptions.settle(cancel);
    await fixture.subscriptions.settle((await fixture.subscribe()).confirm);
    expect(ids).toHaveLength(4);
    expect(ids[0]).toBe(ids[1]);
    expect(new Set(ids).size).toBe(3);
  });

  it('sends the query of its address', async () => {
    const urls: string[] = [];
    const fixture = make((received) => {
      urls.push(received.url);
      return new Response(null, { status: 204 });
    });
    await fixture.subscriptions.settle((await fixture.subscribe()).confirm);
    expect(urls).toEqual([hookUrl]);
  });

  it.each([
    [401, 'refused'],
    [404, 'refused'],
    [302, 'refused'],
    [429, 'unavailable'],
    [500, 'unavailable'],
  ])('throws if the receiver responds with %i', async (status, problem) => {
    const fixture = make(() => new Response(null, { status, headers: { Location: 'https://evil.example/' } }));
    const { confirm } = await fixture.subscribe();
    await expect(fixture.subscriptions.settle(confirm)).rejects.toMatchObject({ name: 'UpstreamError', problem });
  });
});
