import { readFileSync } from 'node:fs';
import { forEachConcurrent } from './load';
import { get, parseJson, type RawResponse } from './requests';
import type { Site } from './site';

/** The id of the existing build. */
export const readBuildId = (): string => readFileSync('.next/BUILD_ID', 'utf8').trim();

const fetchSitemapPaths = async (site: Pick<Site, 'port'>, sitemap: string): Promise<string[]> => {
  const { body } = await get(site, sitemap);
  return [...body.toString('utf8').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
};

/** The paths of all pages and offers in the sitemaps. */
export const fetchSitePaths = async (site: Pick<Site, 'port'>): Promise<{ pages: string[]; offers: string[] }> => {
  const sitemaps = await fetchSitemapPaths(site, '/sitemap.xml');
  const fetchAll = async (name: string) => {
    const lists = sitemaps.filter((path) => path.endsWith(`/${name}`)).map((path) => fetchSitemapPaths(site, path));
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
export const getDataPath = (path: string): string => `/_next/data/${readBuildId()}${path.replace(/\/$/, '')}.json`;

/** The problem of a response that should be a complete page; null if there is none. */
export const findPageProblem = ({
  status,
  isComplete,
  body,
}: Pick<RawResponse, 'status' | 'isComplete'> & { body: Buffer | string }) => {
  if (status !== 200) return `status ${status}`;
  if (!isComplete) return 'shorter than its Content-Length';
  if (body.length <= 5000) return `too short for a page: a length of ${body.length}, at least 5001 expected`;
  return body.toString().trimEnd().endsWith('</html>') ? null : 'incomplete HTML';
};

const findDataProblem = (response: RawResponse) => {
  if (response.status !== 200) return `data: status ${response.status}`;
  if (!response.isComplete) return 'data: shorter than its Content-Length';
  try {
    return parseJson<{ pageProps?: object }>(response).pageProps ? null : 'data: no props';
  } catch {
    return 'data: not JSON';
  }
};

interface Pages {
  pages?: readonly string[];
  /** Pages whose data is not at the address that `getDataPath` returns. Only the pages themselves are checked. */
  offers?: readonly string[];
}

/** The paths whose pages or page data are wrong or incomplete, each with the problem. */
export const findBrokenPages = async (site: Site, { pages = [], offers = [] }: Pages): Promise<string[]> => {
  const broken: string[] = [];
  await forEachConcurrent([...pages, ...offers], 6, async (path) => {
    const problem = findPageProblem(await get(site, path));
    if (problem) broken.push(`${path}: ${problem}`);
  });
  await forEachConcurrent(pages, 6, async (path) => {
    const problem = findDataProblem(await get(site, getDataPath(path)));
    if (problem) broken.push(`${path}: ${problem}`);
  });
  return broken;
};
