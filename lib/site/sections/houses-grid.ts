import { cms } from '../../upstreams/cms';
import { toHouseCards, toHouseTile } from '../pages/cards';
import { listPages } from '../pages/page-index';
import type { SectionLoader } from './context';

export const housesGrid: SectionLoader<'houses-grid'> = {
  load: async ({ sector, layout }, { edition }) => {
    const [houses, settings] = await Promise.all([listPages(edition, 'house'), cms.settings(edition)]);
    const sectors = settings.sectors
      .filter(({ key }) => !sector || key === sector)
      .map(({ key, label, text }) => ({
        key,
        label,
        text: text ?? null,
        houses: toHouseCards(
          edition.locale,
          houses.filter(({ house }) => house?.sector === key),
        ),
      }))
      .filter(({ houses }) => houses.length > 0);
    if (layout === 'sectors') return { sectors, wall: [] };
    return { sectors: [], wall: sectors.flatMap(({ houses }) => houses.map(toHouseTile)) };
  },
};
