export interface XmpElement {
  /** The names of the element's ancestors and of the element itself. */
  path: string;
  attributes: Record<string, string>;
  text: string;
}

const token =
  /<\?[^>]*\?>|<(?<close>\/)?(?<name>[\w:]+)(?<attributes>(?:\s+[\w:]+="[^"<&]*")*)\s*(?<empty>\/)?>|(?<text>(?:[^<&>]|&(?:amp|lt|gt|quot|apos|#\d+);)+)/y;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The elements of an XMP packet. Throws if it is not well-formed XML. */
export const xmpElements = (packet: string): XmpElement[] => {
  const elements: XmpElement[] = [];
  const open: XmpElement[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < packet.length) {
    const at = token.lastIndex;
    const groups = token.exec(packet)?.groups;
    if (!groups) throw new Error(`The XMP is not well formed at "${packet.slice(at, at + 20)}".`);
    const { close, name, attributes = '', empty, text } = groups;
    const inner = open.at(-1);
    if (text && inner) inner.text += text.replace(/&(\w+);/g, (_, entity: string) => entities[entity] ?? '');
    if (!name) continue;
    if (close) {
      if (inner?.path.split('/').at(-1) !== name) throw new Error(`The XMP closes ${name}, which is not open.`);
      open.pop();
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]);
    const path = inner ? `${inner.path}/${name}` : name;
    const element = { path, attributes: Object.fromEntries(pairs), text: '' };
    elements.push(element);
    if (!empty) open.push(element);
  }
  if (open.length > 0) throw new Error('The XMP is not closed.');
  return elements;
};
