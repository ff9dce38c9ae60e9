import base from './vitest.config.mts';

/** `npm run soak`. MINUTES sets how long it runs. */
export default { ...base, test: { ...base.test, include: ['tests/servers/soak.ts'], testTimeout: 86_400_000 } };
