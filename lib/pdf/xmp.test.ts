import { describe, expect, it } from 'vitest';
import { xmpElements } from '@/tests/support/pdf/xmp';
import { xmpOf } from './xmp';

const about = { title: 'Offer', author: 'Halcyre', tag: 'ja-JP', created: new Date('2026-03-10T10:00:00.123Z') };
const textsOf = (packet: string, name: string) =>
  xmpElements(packet).filter(({ path, text }) => path.includes(name) && text.trim());

describe('the metadata of a PDF', () => {
  it('has the title, as default and in its language, and says that the file follows PDF/UA-1', () => {
    const packet = xmpOf(about);
    const titles = textsOf(packet, 'dc:title').map(({ attributes, text }) => [attributes['xml:lang'], text]);
    expect(titles).toEqual([
      ['x-default', 'Offer'],
      ['ja-JP', 'Offer'],
    ]);
    expect(textsOf(packet, 'pdfuaid:part')).toMatchObject([{ text: '1' }]);
    expect(textsOf(packet, 'xmp:CreateDate')).toMatchObject([{ text: '2026-03-10T10:00:00Z' }]);
  });

  it('stays well-formed whatever the title is', () => {
    const title = '</rdf:li> & "革" <b>𠮷 ]]>';
    expect(textsOf(xmpOf({ ...about, title }), 'dc:title').map(({ text }) => text)).toEqual([title, title]);
  });
});
