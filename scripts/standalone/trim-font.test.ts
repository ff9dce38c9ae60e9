import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { subsetFonts } from '@/lib/pdf/font-files';
import { listStandardCharacters, trimFont } from './trim-font.mts';

const languages = ['chinese', 'japanese'] as const;
const readFont = (name: string) => readFileSync(`node_modules/${name}`);
const getCharacters = (font: Font) => new Set(font.characterSet.map((codePoint) => String.fromCodePoint(codePoint)));

/** Returns the outlines of a text's glyphs and their positions. */
const renderText = (font: Font, text: string) => {
  const { glyphs, positions } = font.layout(text);
  return { outlines: glyphs.map(({ path }) => path.toSVG()), positions };
};

it.each([
  ['chinese', '的啊齄龛', '龘镕續髙'],
  ['japanese', '亜弌熙髙﨑德', '龘𠮷饼'],
] as const)('the standard set has common but no rare characters: %s', (language, standard, rare) => {
  const characters = listStandardCharacters(language);
  expect(characters.size).toBeGreaterThan(6000);
  expect([...standard].filter((character) => !characters.has(character))).toEqual([]);
  expect([...rare].filter((character) => characters.has(character))).toEqual([]);
});

const cases = languages.flatMap((language) => subsetFonts[language].map((name) => ({ language, name })));

describe.each(cases)('$name, trimmed,', async ({ language, name }) => {
  const original = create(readFont(name)) as Font;
  const file = await trimFont(readFont(name), language);
  const trimmed = create(file) as Font;
  const retained = getCharacters(trimmed);
  const removed = getCharacters(original).difference(retained);

  it('has at most two thirds of its size', () => {
    expect(file.length).toBeLessThan((readFont(name).length * 2) / 3);
  });

  it('lacks only non-standard Chinese characters, which the regular weight has', () => {
    const regular = create(readFont(name.replace(/-\w+\.otf$/, '-Regular.otf'))) as Font;
    expect(removed.size).toBeGreaterThan(1000);
    expect([...removed].filter((character) => !/\p{Script=Han}/u.test(character))).toEqual([]);
    expect([...removed.intersection(listStandardCharacters(language))]).toEqual([]);
    expect([...removed.difference(getCharacters(regular))]).toEqual([]);
  });

  it('draws and spaces the other characters as before', () => {
    const texts = [...retained].filter((_, index) => index % 10 === 0);
    for (const text of [...texts, 'スタッフ、「中」AVTo', '“上”——工。'])
      expect(renderText(trimmed, text)).toEqual(renderText(original, text));
  });
});
