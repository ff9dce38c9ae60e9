import { readFileSync } from 'node:fs';
import { forEachConcurrent } from './load';
import { get, parseJson, type RawResponse } from './requests';
import type { Site } from './site';

export const buildId = (): string => readFileSync('.next/BUILD_ID', 'utf8').trim();

const fetchSitemapPaths = async (site: Site, sitemap: string): Promise<string[]> => {
  const { body } = await get(site, sitemap);
  return [...body.toString('utf8').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
};

/** The addresses of pages and offers in the sitemaps. */
export const fetchSitePaths = async (site: Site): Promise<{ pages: string[]; offers: string[] }> => {
  const sitemaps = await fetchSitemapPaths(site, '/sitemap.xml');
  const fetchAll = async (name: string) => {
    const lists = sitemaps.filter((map) => map.endsWith(`/${name}`)).map((map) => fetchSitemapPaths(site, map));
    return (await Promise.all(lists)).flat();
  };
  return { pages: await fetchAll('sitemap.xml'), offers: await fetchAll('offers.xml') };
};

/** At most `count` items of a list, spread evenly over it. */
export const sample = <T>(list: readonly T[], count: number): T[] => {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)] as T);
};

/** The address of the page data that the browser loads when it navigates within the site. */
export const dataPath = (path: string): string => `/_next/data/${buildId()}${path.replace(/\/$/, '')}.json`;

/** What is wrong with a response that should be a page; null if nothing is. */
export const findPageProblem = ({
  status,
  isComplete,
  body,
}: Pick<RawResponse, 'status' | 'isComplete'> & { body: Buffer | string }) => {
  if (status !== 200) return `status ${status}`;
  if (!isComplete) return 'shorter than it said';
  if (body.length <= 5000) return `${body.length} bytes`;
  return body.toString().trimEnd().endsWith('</html>') ? null : 'it does not end';
};

const findDataProblem = (response: RawResponse) => {
  if (response.status !== 200 || !response.isComplete) return `data: status ${response.status}`;
  try {
    return parseJson<{ pageProps?: object }>(response).pageProps ? null : 'data: no props';
  } catch {
    return 'data: no JSON';
  }
};

interface Pages {
  pages?: readonly string[];
  /** Pages whose data is not at the address that `dataAddress` gives: only the pages are checked. */
  offers?: readonly string[];
}

/** The addresses whose pages or page data are not answered completely, each with what is wrong. */
export const findBrokenPages = async (site: Site, { pages = [], offers = [] }: Pages): Promise<string[]> => {
  const broken: string[] = [];
  await forEachConcurrent([...pages, ...offers], 6, async (path) => {
    const problem = findPageProblem(await get(site, path));
    if (problem) broken.push(`${path}: ${problem}`);
  });
  await forEachConcurrent(pages, 6, async (path) => {
    const problem = findDataProblem(await get(site, dataPath(path)));
    if (problem) broken.push(`${path}: ${problem}`);
  });
  return broken;
};
