// @vitest-environment node
import { embeddedFinance } from '@/lib/finance/embedded';
import { testFinance } from './finance';

testFinance('the embedded market', () => embeddedFinance(15));
