import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { subsetFonts } from '@/lib/pdf/font-files';
import { cutFont, standardCharacters } from './cut-font.mts';

const languages = ['chinese', 'japanese'] as const;
const readFont = (name: string) => readFileSync(`node_modules/${name}`);
const getCharacters = (font: Font) => new Set(font.characterSet.map((codePoint) => String.fromCodePoint(codePoint)));

/** What is drawn for a text, and how far each glyph moves the next one. */
const renderText = (font: Font, text: string) => {
  const { glyphs, positions } = font.layout(text);
  return { outlines: glyphs.map(({ path }) => path.toSVG()), positions };
};

it.each([
  ['chinese', '的啊齄龛', '龘镕續髙'],
  ['japanese', '亜弌熙髙﨑德', '龘𠮷饼'],
] as const)('the standard characters: %s', (language, standard, rare) => {
  const characters = standardCharacters(language);
  expect(characters.size).toBeGreaterThan(6000);
  expect([...standard].filter((character) => !characters.has(character))).toEqual([]);
  expect([...rare].filter((character) => characters.has(character))).toEqual([]);
});

const cases = languages.flatMap((language) => subsetFonts[language].map((name) => ({ language, name })));

describe.each(cases)('$name, cut', async ({ language, name }) => {
  const original = create(readFont(name)) as Font;
  const file = await cutFont(readFont(name), language);
  const trimmed = create(file) as Font;
  const retained = getCharacters(trimmed);
  const lost = getCharacters(original).difference(retained);

  it('is at most two thirds of the size', () => {
    expect(file.length).toBeLessThan((readFont(name).length * 2) / 3);
  });

  it('lacks only Chinese characters that are not standard, and the regular weight has those', () => {
    const regular = create(readFont(name.replace(/-\w+\.otf$/, '-Regular.otf'))) as Font;
    expect(lost.size).toBeGreaterThan(1000);
    expect([...lost].filter((character) => !/\p{Script=Han}/u.test(character))).toEqual([]);
    expect([...lost.intersection(standardCharacters(language))]).toEqual([]);
    expect([...lost.difference(getCharacters(regular))]).toEqual([]);
  });

  it('draws and spaces the other characters as before', () => {
    const texts = [...retained].filter((_, index) => index % 10 === 0);
    for (const text of [...texts, 'スタッフ、「中」AVTo', '“上”——工。'])
      expect(renderText(trimmed, text)).toEqual(renderText(original, text));
  });
});
