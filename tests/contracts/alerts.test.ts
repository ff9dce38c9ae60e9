// @vitest-environment node
import { randomUUID } from 'node:crypto';
import { embeddedAlerts } from '@/lib/alerts/embedded';
import { upstream } from '@/lib/http/upstream';
import { testLetter } from '@/tests/support/letters';
import { submissionFixtures } from '@/tests/support/submissions';
import { type AlertsFixture, testAlerts } from './alerts';

const { mails, send, file, allowance } = submissionFixtures();

const embedded = (): AlertsFixture => ({
  alerts: embeddedAlerts({ file: file(), send, letter: testLetter, allowance: allowance() }),
  mails,
});
const implementations: Record<string, () => AlertsFixture> = {
  embedded,
  'embedded, behind the guard': () => {
    const { alerts } = embedded();
    const writes = ['request', 'view', 'settle', 'due', 'mailOffers'] as const;
    return { alerts: upstream(alerts, { name: randomUUID(), timeoutMs: 45_000, writes }), mails };
  },
};

for (const [name, make] of Object.entries(implementations)) testAlerts(name, make);
