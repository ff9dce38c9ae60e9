import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that look at what the others have left come after them; those with servers of their own come last. */
const order = [
  'cost',
  'answers',
  'fuzz',
  'connections',
  'forms',
  'pictures',
  'fairness',
  'content',
  'log',
  'memory',
  'boot',
  'crashes',
];

const placeOf = ({ moduleId }: TestSpecification) => order.findIndex((name) => moduleId.endsWith(`/${name}.attack.ts`));

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

const root = `${import.meta.dirname}/../..`;

/** `npm run test:attacks`; with ATTACKS=short, fewer rounds. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    include: ['tests/attacks/*.attack.ts'],
    environment: 'node',
    globalSetup: 'tests/attacks/support/shared-site.ts',
    reporters: ['verbose'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
