import { upstream } from '../http/upstream';
import { oncePerProcess } from '../process/once-per-process';
import type { Search } from './contract';
import { embeddedSearch } from './embedded';

/** The search of this site. Only queries have a time limit; sending documents may take longer. */
export const search: Search = upstream(oncePerProcess('search', embeddedSearch), {
  name: 'search',
  timeoutMs: 2000,
  reads: ['query', 'suggest'],
});
