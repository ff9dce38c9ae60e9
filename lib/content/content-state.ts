import { oncePerProcess } from '../process/once-per-process.ts';

interface ContentState {
  /** When the content last changed, in Unix ms; 0 until the server starts. */
  changedAt: number;
  /** The addresses of all published pages; empty until the content is loaded. */
  addresses: ReadonlySet<string>;
}

export const contentState = oncePerProcess(
  'content-state',
  (): ContentState => ({ changedAt: 0, addresses: new Set() }),
);
