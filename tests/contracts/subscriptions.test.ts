import { randomUUID } from 'node:crypto';
import { upstream } from '@/lib/platform/http/upstream';
import { mailAllowance } from '@/lib/platform/state/mail-allowance';
import { embeddedSubscriptions } from '@/lib/site/subscriptions/embedded';
import type { Mail } from '@/lib/upstreams/mailing/contract';
import { testLetter } from '../support/letters';
import { served } from '../support/remote/serve';
import { testState } from '../support/state';
import { testSubscriptions } from './subscriptions';

const state = testState();

const embedded = () => {
  const database = state.open();
  const mails: Mail[] = [];
  return {
    subscriptions: embeddedSubscriptions({
      database,
      send: async (mail) => {
        mails.push(mail);
      },
      letter: testLetter,
      allowance: mailAllowance(database),
    }),
    mails: () => mails,
  };
};

testSubscriptions('the embedded lists', embedded);

testSubscriptions('the embedded lists, behind the guard', () => {
  const { subscriptions, mails } = embedded();
  const writes = ['subscribe', 'subscription', 'confirm', 'unsubscribe', 'eraseExpired'] as const;
  return { subscriptions: upstream(subscriptions, { name: randomUUID(), timeoutMs: 45_000, writes }), mails };
});

testSubscriptions('remote lists', async () => {
  const { subscriptions, mails } = embedded();
  return { subscriptions: (await served({ subscriptions })).subscriptions, mails };
});
