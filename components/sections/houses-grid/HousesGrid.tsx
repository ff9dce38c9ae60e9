import { useTranslation } from 'next-i18next/pages';
import { HouseCard } from '@/components/cards/HouseCard';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';
import { Grid, Sector, SectorIndex } from './HousesGrid.styles';
import { HousesWall } from './HousesWall';

/** The houses of the group: by sector with pictures, or all their logos in one grid (layout `marks`). */
export default function HousesGrid({ anchor, title, intro, sectors, wall, layout, link }: SectionModel<'houses-grid'>) {
  const { t } = useTranslation();
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      {layout === 'marks' ? (
        <HousesWall houses={wall} link={link} />
      ) : (
        <>
          {sectors.length > 1 && (
            <SectorIndex aria-label={t('houses.sectors')}>
              <ul>
                {sectors.map(({ key, label }) => (
                  <li key={key}>
                    <a href={`#${key}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </SectorIndex>
          )}
          {sectors.map(({ key, label, text, houses }) => (
            <Sector key={key} id={key}>
              <div>
                <h3>{label}</h3>
                {text && <p>{text}</p>}
              </div>
              <Grid>
                {houses.map((house) => (
                  <li key={house.href}>
                    <HouseCard house={house} />
                  </li>
                ))}
              </Grid>
            </Sector>
          ))}
        </>
      )}
    </Section>
  );
}
