import { Popups } from '@/components/popups/Popups';
import { sectionDisplays } from '@/components/sections/registry';
import { Sections } from '@/components/sections/Sections';
import type { Section } from '@/lib/model/section';
import { renderWithSite } from './render';
import { localizations } from './site-content';

/** Loads the sections whose code is loaded lazily, as Next does before it shows a page. Call it in `beforeAll`. */
export const loadSections = async (): Promise<void> => {
  const displays = Object.values(sectionDisplays) as { component: { render?: { preload?: () => Promise<unknown> } } }[];
  await Promise.all(displays.map(({ component }) => component.render?.preload?.()));
};

/** Renders sections of the page `/en/news/` and the popups that they open. */
export const renderSections = (...sections: Section[]) =>
  renderWithSite(
    <>
      <Sections sections={sections} />
      <Popups />
    </>,
    { content: { pageLocalizations: localizations('news') } },
  );
