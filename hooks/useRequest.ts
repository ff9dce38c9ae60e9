import { useCallback, useEffect, useRef, useState } from 'react';
import { RequestError } from '@/lib/browser/request';

export type RequestStatus = 'idle' | 'loading' | 'failed';

interface State<A> {
  status: RequestStatus;
  /**
   * The data of the last successful request, also while another is pending and after a failure; null if there is none.
   */
  data: A | null;
  /** After how many seconds the failed request is repeated; null if it is not. */
  waitSeconds: number | null;
}

const initialState = { status: 'idle', data: null, waitSeconds: null } as const;

/**
 * Runs at most one request. One that the server rejects because there were too many is repeated when the server
 * accepts it again. `send` and unmounting abort the pending one; an aborted request no longer changes the
 * state. `reset` aborts and clears the data.
 */
export function useRequest<A>() {
  const [state, setState] = useState<State<A>>(initialState);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const send = useCallback(async function send(request: (signal: AbortSignal) => Promise<A>): Promise<void> {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    const settle = (status: RequestStatus, data?: A, waitSeconds: number | null = null) => {
      if (!signal.aborted) setState((current) => ({ status, data: data ?? current.data, waitSeconds }));
    };
    settle('loading');
    await request(signal).then(
      (data) => settle('idle', data),
      (error) => {
        const waitSeconds = error instanceof RequestError ? error.waitSeconds : null;
        settle('failed', undefined, waitSeconds);
        if (waitSeconds === null) return;
        const timer = setTimeout(() => send(request), waitSeconds * 1000);
        signal.addEventListener('abort', () => clearTimeout(timer));
      },
    );
  }, []);

  const reset = useCallback(() => {
    pending.current?.abort();
    setState(initialState);
  }, []);

  return { ...state, send, reset };
}
