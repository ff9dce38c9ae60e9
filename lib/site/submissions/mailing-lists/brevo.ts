import { z } from 'zod';
import type { BrevoIds } from '../../../platform/env/subscriptions';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing, UpstreamError } from '../../../platform/http/upstream-error';
import type { SubscriptionList } from '../../../shared/constants';
import type { MailingList, Person, Subscriber } from './contract';

interface BrevoOptions {
  url: string;
  apiKey: string;
  /** The ids of the lists in Brevo, and of the templates of confirmation requests. */
  lists: BrevoIds;
  templates: BrevoIds;
}

const contact = z.object({ listIds: z.array(z.number()), emailBlacklisted: z.boolean().default(false) });

const getCancelAttribute = (list: SubscriptionList) => `CANCEL_${list.toUpperCase()}`;

const toAttributes = ({ firstName, lastName, locale, media, country }: Person) => ({
  FIRSTNAME: firstName,
  LASTNAME: lastName,
  LOCALE: locale,
  MEDIA: media,
  COUNTRY: country,
});

/**
 * The mailing lists of a Brevo account. Brevo emails the confirmation request from a template; its link adds the person
 * to the list and redirects to the confirm link of the site. The cancel link of a subscription is an attribute of the
 * contact.
 */
export const createBrevoList = ({ url, apiKey, lists, templates }: BrevoOptions): Required<MailingList> => {
  const client = createHttpClient({ name: 'brevo', baseUrl: url, headers: { 'api-key': apiKey }, timeoutMs: 10_000 });
  const toContactPath = (email: string) => `/contacts/${encodeURIComponent(email)}`;

  /** The ids of the lists that a contact is on, split into those of the subscription and others. */
  const splitLists = (existing: z.infer<typeof contact> | null, { list }: Subscriber) => {
    const isOwn = (id: number) => Object.values(lists[list]).includes(id);
    const { listIds = [] } = existing ?? {};
    return { ownIds: listIds.filter(isOwn), otherIds: listIds.filter((id) => !isOwn(id)) };
  };

  const find = ({ email }: Subscriber) =>
    orNullIfMissing(client.fetchJson(toContactPath(email), { query: { identifierType: 'email_id' }, schema: contact }));

  return {
    requestConfirmation: ({ links: { confirmUrl, cancelUrl }, ...request }) =>
      client.send('/contacts/doubleOptinConfirmation', {
        method: 'POST',
        body: {
          email: request.email,
          attributes: { ...toAttributes(request), [getCancelAttribute(request.list)]: cancelUrl },
          includeListIds: [lists[request.list][request.locale]],
          templateId: templates[request.list][request.locale],
          redirectionUrl: confirmUrl,
        },
      }),

    async add({ list, email, ...person }) {
      const update = {
        attributes: toAttributes(person),
        listIds: [lists[list][person.locale]],
        emailBlacklisted: false,
      };
      try {
        await client.send('/contacts', { method: 'POST', body: { email, ...update, updateEnabled: true } });
      } catch (error) {
        // Another request has just created the contact.
        if (!(error instanceof UpstreamError && error.code === 'duplicate_parameter')) throw error;
        await client.send(toContactPath(email), { method: 'PUT', body: update });
      }
    },

    async remove(subscriber) {
      const existing = await find(subscriber);
      const { ownIds, otherIds } = splitLists(existing, subscriber);
      if (ownIds.length === 0) return;
      const path = toContactPath(subscriber.email);
      const body = { unlinkListIds: ownIds, attributes: { [getCancelAttribute(subscriber.list)]: '' } };
      await client.send(path, otherIds.length > 0 ? { method: 'PUT', body } : { method: 'DELETE' });
    },

    async has(subscriber) {
      const existing = await find(subscriber);
      return !existing?.emailBlacklisted && splitLists(existing, subscriber).ownIds.length > 0;
    },
  };
};
