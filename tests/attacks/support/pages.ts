import { readFileSync } from 'node:fs';
import { type Answer, get, jsonOf } from './ask';
import { inParallel } from './load';
import type { Site } from './site';

export const buildId = (): string => readFileSync('.next/BUILD_ID', 'utf8').trim();

const addressesIn = async (site: Site, sitemap: string): Promise<string[]> => {
  const { body } = await get(site, sitemap);
  return [...body.toString('utf8').matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
};

/** The addresses of pages and offers in the sitemaps. */
export const siteAddresses = async (site: Site): Promise<{ pages: string[]; offers: string[] }> => {
  const maps = await addressesIn(site, '/sitemap.xml');
  const read = async (name: string) => {
    const lists = maps.filter((map) => map.endsWith(`/${name}`)).map((map) => addressesIn(site, map));
    return (await Promise.all(lists)).flat();
  };
  return { pages: await read('sitemap.xml'), offers: await read('offers.xml') };
};

/** At most `count` items of a list, spread evenly over it. */
export const sample = <T>(list: readonly T[], count: number): T[] => {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, index) => list[Math.floor(index * step)] as T);
};

/** The address of the page data that the browser loads when it navigates within the site. */
export const dataAddress = (path: string): string => `/_next/data/${buildId()}${path.replace(/\/$/, '')}.json`;

/** What is wrong with a response that should be a page; null if nothing is. */
export const problemOfPage = ({
  status,
  isWhole,
  body,
}: Pick<Answer, 'status' | 'isWhole'> & { body: Buffer | string }) => {
  if (status !== 200) return `status ${status}`;
  if (!isWhole) return 'shorter than it said';
  if (body.length <= 5000) return `${body.length} bytes`;
  return body.toString().trimEnd().endsWith('</html>') ? null : 'it does not end';
};

const problemOfData = (answer: Answer) => {
  if (answer.status !== 200 || !answer.isWhole) return `data: status ${answer.status}`;
  try {
    return jsonOf<{ pageProps?: object }>(answer).pageProps ? null : 'data: no props';
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
export const brokenPages = async (site: Site, { pages = [], offers = [] }: Pages): Promise<string[]> => {
  const broken: string[] = [];
  await inParallel([...pages, ...offers], 6, async (path) => {
    const problem = problemOfPage(await get(site, path));
    if (problem) broken.push(`${path}: ${problem}`);
  });
  await inParallel(pages, 6, async (path) => {
    const problem = problemOfData(await get(site, dataAddress(path)));
    if (problem) broken.push(`${path}: ${problem}`);
  });
  return broken;
};
