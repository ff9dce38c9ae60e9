const fetchText = async (url: string) => (await fetch(url)).text();
const parseLocations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The paths in every sitemap of a site. */
export const fetchPaths = async (site: string): Promise<string[]> => {
  const sitemaps = parseLocations(await fetchText(`${site}/sitemap.xml`));
  const texts = await Promise.all(sitemaps.map((path) => fetchText(site + path)));
  return [...new Set(texts.flatMap(parseLocations))];
};
