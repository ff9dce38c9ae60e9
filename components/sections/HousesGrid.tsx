import { HouseCard } from '@/components/cards/HouseCard';
import type { Section as SectionOf } from '@/lib/model/section';
import { Grid, Sector } from './HousesGrid.styles';
import { Section } from './Section';

/** The houses of the group, sector by sector. */
export function HousesGrid({ anchor, title, intro, sectors }: SectionOf<'houses-grid'>) {
  return (
    <Section anchor={anchor} title={title} intro={intro}>
      {sectors.map(({ key, label, houses }) => (
        <Sector key={key} id={key}>
          <h3>{label}</h3>
          <Grid>
            {houses.map((house) => (
              <li key={house.href}>
                <HouseCard house={house} />
              </li>
            ))}
          </Grid>
        </Sector>
      ))}
    </Section>
  );
}
