import { type NextRouter, useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

type Listening = Parameters<NextRouter['events']['on']>;

/** Calls `listener` whenever the router emits an event. */
export function useRouterEvent(event: Listening[0], listener: Listening[1]): void {
  const { events } = useRouter();
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    events.on(event, onEvent);
    return () => events.off(event, onEvent);
  }, [events, event]);
}
