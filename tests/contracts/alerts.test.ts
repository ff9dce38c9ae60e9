import { randomUUID } from 'node:crypto';
import { upstream } from '@/lib/platform/http/upstream';
import { embeddedAlerts } from '@/lib/site/alerts/embedded';
import { testLetter } from '@/tests/support/letters';
import { served } from '@/tests/support/remote/serve';
import { submissionFixtures } from '@/tests/support/submissions';
import { type AlertsFixture, testAlerts } from './alerts';

const { mails, send, database, allowance } = submissionFixtures();

const embedded = () => embeddedAlerts({ database: database(), send, letter: testLetter, allowance: allowance() });
const writes = ['request', 'view', 'settle', 'due', 'mailOffers'] as const;

const implementations: Record<string, () => Promise<AlertsFixture>> = {
  embedded: async () => ({ alerts: embedded(), mails }),
  'embedded, behind the guard': async () => ({
    alerts: upstream(embedded(), { name: randomUUID(), timeoutMs: 45_000, writes }),
    mails,
  }),
  remote: async () => ({ alerts: (await served({ alerts: embedded() })).alerts, mails }),
};

for (const [name, make] of Object.entries(implementations)) testAlerts(name, make);
