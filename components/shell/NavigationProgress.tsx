import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Line = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: calc(var(--layer-header) + 1);
  block-size: 2px;
  background: var(--brass-light);
  transform-origin: left;
  animation: advance 8s var(--ease) 300ms both;

  @keyframes advance {
    from {
      transform: scaleX(0);
    }

    to {
      transform: scaleX(0.92);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** A progress line at the top of the page while the next page is loading. */
export function NavigationProgress() {
  const { events } = useRouter();
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    const start = (_: string, { shallow }: { shallow: boolean }) => setIsLoading(!shallow);
    const stop = () => setIsLoading(false);
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  return isLoading ? <Line aria-hidden="true" /> : null;
}
