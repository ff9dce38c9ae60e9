// @vitest-environment node
import { embeddedAlerts } from '@/lib/alerts/embedded';
import { testLetter } from '@/tests/support/letters';
import { submissionFixtures } from '@/tests/support/submissions';
import { type AlertsFixture, testAlerts } from './alerts';

const { mails, send, file, allowance } = submissionFixtures();

const implementations: Record<string, () => AlertsFixture> = {
  embedded: () => ({
    alerts: embeddedAlerts({ file: file(), send, letter: testLetter, allowance: allowance() }),
    mails,
  }),
};

for (const [name, make] of Object.entries(implementations)) testAlerts(name, make);
