import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { prefersStills } from '@/hooks/useCanAutoplay';
import { PausableLoop } from './PausableLoop';

const Frame = styled.div`
  --edge: var(--space-5);

  position: absolute;
  inset: 0;
  color: var(--ivory);

  button {
    border-radius: 50%;
    background: var(--shade);
  }
`;

/**
 * A small silent film over a picture, which is its first frame. It is loaded when a visitor first sees it, and plays
 * while it is in view. Visitors who prefer stills keep the picture.
 */
export function LoopInView({ src }: { src: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!frame.current || prefersStills()) return;
    // The film of a section that is never scrolled to stays unloaded.
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView((wasInView) => entry?.isIntersecting || (wasInView === undefined ? undefined : false)),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return <Frame ref={frame}>{isInView !== undefined && <PausableLoop src={src} isVisible={isInView} />}</Frame>;
}
