import { useTranslation } from 'next-i18next/pages';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SilentLoop } from '@/components/ui/SilentLoop';
import { breakpoints } from '@/styles/breakpoints';

const welcome = `(min-width: ${breakpoints.tablet}px) and (prefers-reduced-motion: no-preference)`;

const sparesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether a film that nobody asked for may play: not on small screens, nor where motion or data is spared. */
const useFilmIsWelcome = () =>
  useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(welcome);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(welcome).matches && !sparesData(),
    () => false,
  );

const Pause = styled(IconButton)`
  position: absolute;
  inset-block-end: var(--space-5);
  inset-inline-end: var(--edge);
  z-index: 2;
`;

/** A silent film over the picture that it begins with, while its slide is shown; the visitor may stop it. */
export function HeroFilm({ film, shown }: { film: string; shown: boolean }) {
  const { t } = useTranslation();
  const [stopped, setStopped] = useState(false);
  if (!useFilmIsWelcome()) return null;
  return (
    <>
      <SilentLoop video={{ videoUrl: film }} paused={stopped || !shown} />
      <Pause aria-label={stopped ? t('hero.play') : t('hero.pause')} onClick={() => setStopped(!stopped)}>
        <Icon name={stopped ? 'play' : 'pause'} size={20} />
      </Pause>
    </>
  );
}
