import styled from 'styled-components';
import type { HouseCard as HouseCardModel } from '@/lib/model/card';
import { HouseMark } from '../ui/HouseMark';
import { MetadataLine } from '../ui/MetadataLine';
import { Card } from './Card';

/** Aligns the bottom edges of marks of different heights. */
const Line = styled.span`
  display: flex;
  align-items: end;
  min-block-size: var(--control-large);
  margin-block-end: var(--space-2);

  > img {
    max-inline-size: 85%;
  }
`;

/** The card of a house in a list: its mark, place and founding year. */
export function HouseCard({ house }: { house: HouseCardModel }) {
  const { place, since, mark } = house;
  return (
    <Card
      {...house}
      title={
        <Line>
          <HouseMark mark={mark} unit="0.85px" />
        </Line>
      }
      level={4}
      sizes="(min-width: 1280px) 20vw, (min-width: 768px) 25vw, 45vw"
      meta={
        <MetadataLine>
          {place}
          {since}
        </MetadataLine>
      }
    />
  );
}
