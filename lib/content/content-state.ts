import { oncePerProcess } from '../process/once-per-process';

/** When the content last changed, in Unix ms; 0 until the content is loaded. */
export const contentState = oncePerProcess('content-state', () => ({ changedAt: 0 }));
