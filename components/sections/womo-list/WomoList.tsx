import dynamic from 'next/dynamic';
import { PersonCard } from '@/components/cards/PersonCard';
import { Cards } from '@/components/ui/Cards';
import { Section } from '@/components/ui/Section';
import type { Section as SectionModel } from '@/lib/model/section';

const WomoPages = dynamic(() => import('./WomoPages').then((module) => module.WomoPages));

/** Portraits of the group's women and men ("womo"): only the newest, or all of them with pages and filters. */
export default function WomoList(section: SectionModel<'womo-list'>) {
  const { anchor, title, intro, items, pagination, link } = section;
  if (pagination) return <WomoPages {...section} />;
  if (items.length === 0) return null;
  return (
    <Section anchor={anchor} title={title} intro={intro} link={link}>
      <Cards>
        {items.map((person) => (
          <li key={person.href}>
            <PersonCard person={person} level={title ? 3 : 2} sizes="(min-width: 768px) 59vw, 120vw" />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
