import { useContent } from '@/contexts/ContentContext';
import { countryName } from '@/lib/i18n/formats';
import type { HouseCard as HouseCardModel } from '@/lib/model/card';
import { Card } from './Card';

/** A house in a list: its name, where it is from and since when. */
export function HouseCard({ house }: { house: HouseCardModel }) {
  const { locale } = useContent();
  const { city, country, founded } = house;
  return <Card {...house} level={4} meta={`${city}, ${countryName(locale, country)} · ${founded}`} />;
}
