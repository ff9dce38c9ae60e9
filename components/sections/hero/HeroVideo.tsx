import { PausableLoop } from '@/components/ui/PausableLoop';
import { useCanAutoplay } from '@/hooks/useCanAutoplay';

/** The silent film of a slide, which plays while the slide is shown. */
export function HeroVideo({ src, isVisible }: { src: string; isVisible: boolean }) {
  return useCanAutoplay() && <PausableLoop src={src} isVisible={isVisible} />;
}
