import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from './once-per-process.ts';

/** Whether a request must render its page, even if the build has one. */
export const renderAgain = oncePerProcess('render-again', () => new AsyncLocalStorage<boolean>());
