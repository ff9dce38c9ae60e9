import { useCallback } from 'react';
import { usePopup } from '@/contexts/PopupContext';
import { track } from '@/lib/browser/analytics/track';
import type { AnyVideo } from '@/lib/model/field-types';

/** Returns a function that plays a video in a popup. */
export function usePlayVideo(): (video: AnyVideo) => void {
  const { open } = usePopup();
  return useCallback(
    (video) => {
      track('Video', 'Click video', video.title);
      open({ name: 'video', props: { video } });
    },
    [open],
  );
}
