import { oncePerProcess } from './once-per-process.ts';

/** Whether the server is about to stop: it then answers what it has accepted, and is not ready for more. */
export const lifecycle = oncePerProcess('lifecycle', () => ({ stopping: false }));
