import { useEffect, useState } from 'react';

const stopDelayMs = 500;

/** Whether the page is being scrolled; false again 500 ms after the last scroll event. */
export function useScrolling(): boolean {
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      setIsScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsScrolling(false), stopDelayMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isScrolling;
}
