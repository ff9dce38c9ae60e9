// @vitest-environment node
import { afterAll, vi } from 'vitest';
import { embeddedAlerts } from '@/lib/alerts/embedded';
import { removeContent } from '@/tests/support/content';
import { submissionFixtures } from '@/tests/support/submissions';
import { type AlertsFixture, testAlerts } from './alerts';

vi.mock('@/lib/cms', async () => ({ cms: (await import('@/tests/support/content')).fixtureCms() }));
afterAll(removeContent);

const { mails, send, file, allowance } = submissionFixtures();

const implementations: Record<string, () => AlertsFixture> = {
  embedded: () => ({
    alerts: embeddedAlerts({ file: file(), mailing: { send }, allowance: allowance() }),
    mails,
  }),
};

for (const [name, make] of Object.entries(implementations)) testAlerts(name, make);
