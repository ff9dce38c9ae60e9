/** Writes the emblem of the group as favicons: `node art/emblem.ts`. A halcyon wing crosses the bar of an H. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const INK = '#14161a';
const IVORY = '#f4efe6';

const emblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
  <circle cx="32" cy="32" r="31" fill="${IVORY}"/>
  <circle cx="32" cy="32" r="28.5" fill="none" stroke="${INK}" stroke-width="2.2"/>
  <g fill="none" stroke="${INK}" stroke-linecap="round">
    <path d="M21.5 16.5v31M42.5 16.5v31" stroke-width="4.4"/>
    <path d="M21.5 36.5c7-.4 15.5-3.5 21-11" stroke-width="3.4"/>
    <path d="M25 41c6.5-.4 12.5-2.5 17.5-7.5" stroke-width="1.6"/>
  </g>
</svg>
`;

/** An .ico file that holds one PNG. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const draw = (size: number) => sharp(Buffer.from(emblem), { density: (72 * size) / 64 }).resize(size, size);
const at = (name: string): URL => new URL(`../public/${name}`, import.meta.url);

await writeFile(at('favicon.svg'), emblem);
await writeFile(at('favicon.ico'), ico(await draw(32).png().toBuffer(), 32));
await writeFile(at('apple-touch-icon.png'), await draw(180).flatten({ background: IVORY }).png().toBuffer());
