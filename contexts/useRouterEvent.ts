import { type NextRouter, useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';

type EventArgs = Parameters<NextRouter['events']['on']>;

/** Calls `listener` whenever the router emits an event. */
export function useRouterEvent(event: EventArgs[0], listener: EventArgs[1]): void {
  const { events } = useRouter();
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    events.on(event, onEvent);
    return () => events.off(event, onEvent);
  }, [events, event]);
}
