import { toSmallVideoUrl } from '@/lib/shared/urls';
import { tabletQuery } from '@/styles/breakpoints';

/**
 * The files of a `<video>`, of which a browser plays the first that it can: phones get the small version, if there is
 * one. Chrome and Firefox before 120 ignore `media`, so the first is the large one.
 */
export function VideoSources({ videoUrl }: { videoUrl: string }) {
  const smallUrl = toSmallVideoUrl(videoUrl);
  return (
    <>
      {smallUrl && (
        <>
          <source src={videoUrl} media={tabletQuery} />
          <source src={smallUrl} />
        </>
      )}
      <source src={videoUrl} />
    </>
  );
}
