import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

interface Item {
  str: string;
  width: number;
  transform: number[];
}

/** The text, links and structure of a PDF, page by page. */
export const readPdf = async (file: Buffer) => {
  const document = await getDocumentProxy(new Uint8Array(file));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const items = (await page.getTextContent()).items as Item[];
      const links: { url: string; contentsObj: { str: string } }[] = await page.getAnnotations();
      return { items, links, structure: JSON.stringify(await page.getStructTree()) };
    }),
  );
  const { info } = await document.getMetadata();
  const text = pages.map(({ items }) => items.map(({ str }) => str).join(' ')).join(' ');
  const links = pages.flatMap((page) => page.links);
  const urls = links.map(({ url }) => url);
  const copied = (await extractText(document)).text.join('\n');
  return { pages, text, copied, info, urls, described: links.map(({ contentsObj }) => contentsObj.str) };
};

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>;

/** Text without white space, in lower case: lines may break anywhere, and labels are in capitals. */
export const normalize = (text: string) => text.replace(/\s/g, '').toLowerCase();
/** Matches text that contains the text of HTML. */
export const withText = (html: string) => expect.stringContaining(normalize(html.replace(/<[^>]*>/g, '')));
