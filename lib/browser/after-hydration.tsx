import dynamic from 'next/dynamic';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded, and rendered, only after hydration. With `dynamic` alone it could render during
 * hydration, which the visitor's first click makes React restart. The page would then differ from the server's HTML, so
 * React would render all of it again and lose the click.
 */
export function afterHydration<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Loaded = dynamic(load, { ssr: false });
  return function AfterHydration(props: P) {
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => setHydrated(true), []);
    return isHydrated && <Loaded {...props} />;
  };
}
