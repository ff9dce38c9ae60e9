export interface XmpElement {
  /** The names of the element's ancestors and of the element itself. */
  path: string;
  attributes: Record<string, string>;
  text: string;
}

const tokenPattern =
  /<\?[^>]*\?>|<(?<close>\/)?(?<name>[\w:]+)(?<attributes>(?:\s+[\w:]+="[^"<&]*")*)\s*(?<empty>\/)?>|(?<text>(?:[^<&>]|&(?:amp|lt|gt|quot|apos|#\d+);)+)/y;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The elements of an XMP packet. Throws if it is not well-formed XML. */
export const parseXmpElements = (packet: string): XmpElement[] => {
  const elements: XmpElement[] = [];
  const openElements: XmpElement[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < packet.length) {
    const offset = tokenPattern.lastIndex;
    const groups = tokenPattern.exec(packet)?.groups;
    if (!groups) throw new Error(`The XMP is not well formed at "${packet.slice(offset, offset + 20)}".`);
    const { close, name, attributes = '', empty, text } = groups;
    const current = openElements.at(-1);
    if (text && current) current.text += text.replace(/&(\w+);/g, (_, entity: string) => entities[entity] ?? '');
    if (!name) continue;
    if (close) {
      if (current?.path.split('/').at(-1) !== name) throw new Error(`The XMP closes ${name}, which is not open.`);
      openElements.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
    const path = current ? `${current.path}/${name}` : name;
    const element = { path, attributes: Object.fromEntries(pairs), text: '' };
    elements.push(element);
    if (!empty) openElements.push(element);
  }
  if (openElements.length > 0) throw new Error('The XMP is not closed.');
  return elements;
};
