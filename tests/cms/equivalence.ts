import { expect, inject, it } from 'vitest';
import { forEachConcurrent } from '../attacks/support/load';
import { newVisitorIp } from '../attacks/support/requests';
import { findFiles, parsePage } from './parse-page';
import { fetchPaths } from './sitemaps';

const { sites } = inject('environment');

const request = (url: string, method = 'GET') =>
  fetch(url, { method, redirect: 'manual', headers: { 'X-Forwarded-For': newVisitorIp() } });

const fetchPage = async (url: string) => {
  const response = await request(url);
  return { status: response.status, location: response.headers.get('location'), ...parsePage(await response.text()) };
};

/** The status of the response for a file, or for a picture converted for a page. */
const fetchStatus = async (url: string, method: string) => {
  const response = await request(url, method);
  await response.arrayBuffer();
  return response.status;
};

it('every page of every sitemap is the same over Strapi as over files, with every picture, film and file', async () => {
  const differences: string[] = [];
  const compare = (label: string, files: unknown, strapi: unknown) => {
    const [before, after] = [JSON.stringify(files), JSON.stringify(strapi)];
    if (before !== after) differences.push(`${label}\n  files:  ${before}\n  Strapi: ${after}`);
  };
  const paths = await fetchPaths(sites.files);
  compare('sitemaps', paths, await fetchPaths(sites.strapi));
  const fileUrls = new Map<string, string>();
  await forEachConcurrent(paths, 8, async (path) => {
    const [files, strapi] = [await fetchPage(sites.files + path), await fetchPage(sites.strapi + path)];
    for (const key of Object.keys(files) as (keyof typeof files)[]) compare(`${path} ${key}`, files[key], strapi[key]);
    for (const [file, url] of findFiles(strapi.links)) fileUrls.set(file, url);
  });
  await forEachConcurrent([...fileUrls], 8, async ([file, url]) => {
    compare(file, await fetchStatus(sites.files + file, 'HEAD'), await fetchStatus(sites.strapi + file, 'HEAD'));
    compare(url, 200, await fetchStatus(sites.strapi + url, url === file ? 'HEAD' : 'GET'));
  });
  process.stdout.write(
    `${paths.length} pages, ${fileUrls.size} files and pictures compared: ${differences.length} differences\n`,
  );
  for (const difference of differences.slice(0, 50)) process.stdout.write(`${difference.slice(0, 2000)}\n`);
  expect(paths.length).toBeGreaterThan(1000);
  expect(fileUrls.size).toBeGreaterThan(100);
  expect(differences.length).toBe(0);
});
