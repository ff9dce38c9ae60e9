import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitePictures } from './site-pictures';

it('has every picture that the code of the site shows, so that visitors get it without content', () => {
  const files = globSync('{components,contexts,hooks,lib,pages,server,styles}/**/*.{ts,tsx,js,css}', {
    exclude: ['**/*.test.{ts,tsx}'],
  });
  const pictures = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"(](\/?media\/[\w/-]+\.\w+)/g)].map(([, picture]) => picture),
  );
  expect(pictures.toSorted()).toEqual(Object.values(sitePictures).toSorted());
  expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
});
