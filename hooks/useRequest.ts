import { useCallback, useEffect, useRef, useState } from 'react';

export type RequestStatus = 'idle' | 'loading' | 'failed';

interface State<A> {
  status: RequestStatus;
  /** The last answer that came, also while another is awaited and after a failure; null where none has. */
  answer: A | null;
}

/**
 * One request at a time: `send` aborts the one under way, and so does unmounting; what is aborted changes nothing any
 * more. `reset` aborts, and forgets the answer. Begins with the answer that the server sent along, where there is one.
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
