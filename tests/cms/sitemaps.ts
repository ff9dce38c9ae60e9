const textOf = async (url: string) => (await fetch(url)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** The paths in every sitemap of a site. */
export const pathsOf = async (site: string): Promise<string[]> => {
  const sitemaps = locations(await textOf(`${site}/sitemap.xml`));
  const texts = await Promise.all(sitemaps.map((path) => textOf(site + path)));
  return [...new Set(texts.flatMap(locations))];
};
