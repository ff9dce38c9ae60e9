import { useCallback, useEffect, useRef, useState } from 'react';

export type RequestStatus = 'idle' | 'loading' | 'failed';

interface State<A> {
  status: RequestStatus;
  /**
   * The data of the last successful request, also while another is pending and after a failure; null if there is none.
   */
  data: A | null;
}

/**
 * Runs at most one request. `send` and unmounting abort the pending one; an aborted request no longer changes the
 * state. `reset` aborts and clears the data.
 */
export function useRequest<A>() {
  const [state, setState] = useState<State<A>>({ status: 'idle', data: null });
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const send = useCallback(async (request: (signal: AbortSignal) => Promise<A>): Promise<void> => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    const settle = (status: RequestStatus, data?: A) => {
      if (!signal.aborted) setState((current) => ({ status, data: data ?? current.data }));
    };
    settle('loading');
    await request(signal).then(
      (data) => settle('idle', data),
      () => settle('failed'),
    );
  }, []);

  const reset = useCallback(() => {
    pending.current?.abort();
    setState({ status: 'idle', data: null });
  }, []);

  return { ...state, send, reset };
}
