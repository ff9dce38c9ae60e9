import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { fontNames, makeFont } from '@/scripts/fonts.mts';

const read = (name: string) => readFileSync(`styles/fonts/${name}.woff2`);

it.each(fontNames)('%s is what `npm run fonts` generates', async (name) => {
  expect(read(name).equals(await makeFont(name))).toBe(true);
});

it.each(fontNames)('%s has the letters, signs and figures of the Latin languages', (name) => {
  const font = create(read(name)) as Font;
  const missing = [...'AZaz09ÀÇÉÊŒœàçéèêëîïôùûüÿìòÎ€£%&@«»“”‘’…–—·×−'].filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
  expect(font.availableFeatures).toEqual(expect.arrayContaining(['kern', 'tnum']));
});
