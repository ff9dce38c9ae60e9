// @vitest-environment node
import { embeddedFinance } from '@/lib/finance/embedded';
import { served } from '@/tests/support/remote/serve';
import { testFinance } from './finance';

testFinance('the embedded market', () => embeddedFinance(15));
testFinance('a remote market', async () => (await served({ finance: embeddedFinance(15) })).finance);
