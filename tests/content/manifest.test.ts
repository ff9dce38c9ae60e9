import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import brand from '@/content/brand.json' with { type: 'json' };

const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8'));

it('the manifest names the site and its start page, whatever the language', () => {
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', name: brand.name });
});

it('the manifest has icons in the sizes that it states', async () => {
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
