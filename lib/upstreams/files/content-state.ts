import { oncePerProcess } from '../../shared/once-per-process.ts';

/** When content last changed, in Unix ms; 0 before any change. */
export const contentState = oncePerProcess('content-state', () => ({ changedAt: 0 }));
