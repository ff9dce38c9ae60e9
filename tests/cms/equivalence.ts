import { expect, inject, it } from 'vitest';
import { newVisitorIp } from '../attacks/support/requests';
import { eachOf } from './each-of';
import { filesIn, pageOf } from './page-of';
import { pathsOf } from './sitemaps';

const { sites } = inject('running');

const request = (url: string, method = 'GET') =>
  fetch(url, { method, redirect: 'manual', headers: { 'X-Forwarded-For': newVisitorIp() } });

const read = async (url: string) => {
  const response = await request(url);
  return { status: response.status, location: response.headers.get('location'), ...pageOf(await response.text()) };
};

/** The status of a file, or of a picture as it is converted for a page. */
const statusOf = async (url: string, method: string) => {
  const response = await request(url, method);
  await response.arrayBuffer();
  return response.status;
};

it('every page of every sitemap is the same over Strapi as over files, with every picture, film and file', async () => {
  const differences: string[] = [];
  const compare = (where: string, files: unknown, strapi: unknown) => {
    const [before, after] = [JSON.stringify(files), JSON.stringify(strapi)];
    if (before !== after) differences.push(`${where}\n  files:  ${before}\n  Strapi: ${after}`);
  };
  const paths = await pathsOf(sites.files);
  compare('sitemaps', paths, await pathsOf(sites.strapi));
  const shown = new Map<string, string>();
  await eachOf(paths, async (path) => {
    const [files, strapi] = [await read(sites.files + path), await read(sites.strapi + path)];
    for (const key of Object.keys(files) as (keyof typeof files)[]) compare(`${path} ${key}`, files[key], strapi[key]);
    for (const [file, address] of filesIn(strapi.links)) shown.set(file, address);
  });
  await eachOf([...shown], async ([file, address]) => {
    compare(file, await statusOf(sites.files + file, 'HEAD'), await statusOf(sites.strapi + file, 'HEAD'));
    compare(address, 200, await statusOf(sites.strapi + address, address === file ? 'HEAD' : 'GET'));
  });
  process.stdout.write(
    `${paths.length} pages, ${shown.size} files and pictures compared: ${differences.length} differences\n`,
  );
  for (const difference of differences.slice(0, 50)) process.stdout.write(`${difference.slice(0, 2000)}\n`);
  expect(paths.length).toBeGreaterThan(1000);
  expect(shown.size).toBeGreaterThan(100);
  expect(differences.length).toBe(0);
});
