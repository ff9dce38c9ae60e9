import type { Section } from '../../model/section';
import type { SectionContent } from '../../model/section-content';
import type { SectionWithData } from '../../model/section-data';
import { calendarLoaders } from './calendar';
import type { Loaders, SectionContext } from './context';
import { dashboardLoaders } from './dashboard';
import { documentLoaders } from './documents';
import { eventLoaders } from './events';
import { formLoaders } from './forms';
import { jobLoaders } from './jobs';
import { mediaLoaders } from './media';
import { pageLoaders } from './pages';
import { searchLoaders } from './search';
import { sharePriceLoaders } from './share-price';

const loaders: Loaders = {
  ...pageLoaders,
  ...jobLoaders,
  ...documentLoaders,
  ...calendarLoaders,
  ...sharePriceLoaders,
  ...dashboardLoaders,
  ...eventLoaders,
  ...mediaLoaders,
  ...searchLoaders,
  ...formLoaders,
};

const hasData = (content: SectionContent): content is SectionContent<SectionWithData> => content.type in loaders;

/** A section with the other entries that it shows. */
export const withData = async (content: SectionContent, context: SectionContext): Promise<Section> => {
  if (!hasData(content)) return content as Section;
  const load = loaders[content.type] as (content: SectionContent, context: SectionContext) => Promise<object>;
  return { ...content, ...(await load(content, context)) } as Section;
};
