import NextImage from 'next/image';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Image } from '@/lib/model/field-types';

const Mark = styled(NextImage)<{ $light: boolean; $unit: string }>`
  inline-size: calc(var(--mark-width) * ${({ $unit }) => $unit});
  max-inline-size: 100%;
  block-size: auto;
  filter: ${({ $light }) => ($light ? 'invert(1) brightness(1.2)' : 'none')};

  @media (forced-colors: active) {
    background: var(--white);
    filter: none;
    forced-color-adjust: none;
  }

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    filter: invert(1);
  }

  @media print {
    filter: none;
  }
`;

interface HouseMarkProps {
  mark: Image;
  /** The CSS length of one unit of the drawing. With the same unit, all marks look equally large. */
  unit: string;
  /** Draws the mark in ivory, for dark backgrounds. */
  light?: boolean;
  priority?: boolean;
}

/** The word mark of a house. */
export function HouseMark({ mark, unit, light = false, priority = false }: HouseMarkProps) {
  const { src, alt, width, height } = mark;
  return (
    <Mark
      src={src}
      alt={alt}
      width={width}
      height={height}
      unoptimized
      style={{ '--mark-width': width } as CSSProperties}
      preload={priority}
      $light={light}
      $unit={unit}
    />
  );
}
