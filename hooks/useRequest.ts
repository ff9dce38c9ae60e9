import { useCallback, useEffect, useRef, useState } from 'react';

export type RequestStatus = 'idle' | 'loading' | 'failed';

interface State<A> {
  status: RequestStatus;
  /** The last answer; kept while another request is pending and after a failure. Null if there is none. */
  answer: A | null;
}

/**
 * Runs at most one request. `send` and unmounting abort the pending one; an aborted request no longer changes the
 * state. `reset` aborts and clears the answer. `begun` is the initial answer, if the server sent one.
 */
export function useRequest<A>(begun: A | null = null) {
  const [state, setState] = useState<State<A>>({ status: 'idle', answer: begun });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = useCallback(async (ask: (signal: AbortSignal) => Promise<A>): Promise<void> => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    const settle = (status: RequestStatus, answer?: A) => {
      if (!signal.aborted) setState((current) => ({ status, answer: answer ?? current.answer }));
    };
    settle('loading');
    await ask(signal).then(
      (answer) => settle('idle', answer),
      () => settle('failed'),
    );
  }, []);

  const reset = useCallback(() => {
    underWay.current?.abort();
    setState({ status: 'idle', answer: null });
  }, []);

  return { ...state, send, reset };
}
