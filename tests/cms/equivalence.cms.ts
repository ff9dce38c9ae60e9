import { expect, inject, it } from 'vitest';
import { eachOf } from './each-of';
import { addressesIn, pageOf } from './page-of';

const { sites } = inject('running');

const textOf = async (url: string) => (await fetch(url)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The paths of every sitemap. */
const paths = async (): Promise<string[]> => {
  const sitemaps = locations(await textOf(`${sites.files}/sitemap.xml`));
  const texts = await Promise.all(sitemaps.map((path) => textOf(sites.files + path)));
  return [...new Set(texts.flatMap(locations))];
};

const read = async (site: string, path: string) => {
  const response = await fetch(site + path, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), ...pageOf(await response.text()) };
};

it('every page of every sitemap is the same over Strapi as over files, with every picture, film and file', async () => {
  const differences: string[] = [];
  const addresses = new Set<string>();
  const all = await paths();
  await eachOf(all, async (path) => {
    const [files, strapi] = [await read(sites.files, path), await read(sites.strapi, path)];
    for (const key of Object.keys(files) as (keyof typeof files)[])
      if (JSON.stringify(files[key]) !== JSON.stringify(strapi[key]))
        differences.push(
          `${path} ${key}\n  files:  ${JSON.stringify(files[key])}\n  Strapi: ${JSON.stringify(strapi[key])}`,
        );
    for (const address of addressesIn(strapi.links)) addresses.add(address);
  });
  const statusOf = async (url: string) => (await fetch(url, { method: 'HEAD', redirect: 'manual' })).status;
  await eachOf([...addresses], async (address) => {
    const [files, strapi] = [await statusOf(sites.files + address), await statusOf(sites.strapi + address)];
    if (files !== strapi || strapi >= 400) differences.push(`${address}: ${files} over files, ${strapi} over Strapi`);
  });
  process.stdout.write(
    `${all.length} pages and ${addresses.size} files compared, ${differences.length} differences\n${differences.slice(0, 50).join('\n')}\n`,
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(addresses.size).toBeGreaterThan(100);
  expect(differences).toEqual([]);
});
