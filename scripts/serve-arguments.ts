import { readFileSync } from 'node:fs';

const { scripts }: { scripts: { serve: string } } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** What `npm run serve` gives Node: flags, and the server's file. */
export const serveArguments: readonly string[] = scripts.serve.split(' ').slice(1);
