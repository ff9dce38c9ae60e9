// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));

it('the manifest says which site it is of, and where that begins, whatever the language', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', name: 'Halcyre' });
});

it('the manifest has icons of the sizes that it names', async () => {
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
