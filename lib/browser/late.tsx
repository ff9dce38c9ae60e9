import dynamic from 'next/dynamic';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded, and which is shown, once React has taken over the page. `dynamic` alone would show it
 * in the midst of that where the visitor's first click has React begin again, and the page would differ from what the
 * server sent: React then makes it anew, and the click is lost.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = dynamic(load, { ssr: false });
  return function Late(props: P) {
    const [lives, setLives] = useState(false);
    useEffect(() => setLives(true), []);
    return lives && <Loaded {...props} />;
  };
}
