import { readFileSync } from 'node:fs';

const { scripts }: { scripts: { serve: string } } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The arguments that `npm run serve` passes to Node: flags, and the server's file. */
export const serveArguments: readonly string[] = scripts.serve.split(' node ')[1]?.split(' ') ?? [];
