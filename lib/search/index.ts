import { upstream } from '../http/upstream';
import { oncePerProcess } from '../process/once-per-process';
import type { Search } from './contract';
import { embeddedSearch } from './embedded';

/** The search of this site. Sending documents takes as long as it takes: only what readers wait for has a time limit. */
export const search: Search = upstream(oncePerProcess('search', embeddedSearch), {
  name: 'search',
  timeoutMs: 2000,
  reads: ['query', 'suggest'],
});
