import { Popups } from '@/components/popups/Popups';
import { sectionComponents as registry } from '@/components/sections/registry';
import { Sections } from '@/components/sections/Sections';
import type { Section } from '@/lib/model/section';
import { renderWithSite } from './render';

/** Loads the sections whose code is loaded lazily, as Next does before it shows a page. Call it in `beforeAll`. */
export const loadSections = async (): Promise<void> => {
  const components = Object.values(registry) as { render?: { preload?: () => Promise<unknown> } }[];
  await Promise.all(components.map(({ render }) => render?.preload?.()));
};

/** Renders sections of a page and the popups that they open. */
export const renderSections = (...sections: Section[]) =>
  renderWithSite(
    <>
      <Sections sections={sections} />
      <Popups />
    </>,
  );
