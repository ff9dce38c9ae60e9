import { describe, expect, it } from 'vitest';
import { parseXmpElements } from '@/tests/support/pdf/xmp';
import { buildXmp } from './xmp';

const info = { title: 'Offer', author: 'Halcyre', tag: 'ja-JP', created: new Date('2026-03-10T10:00:00.123Z') };
const findTexts = (packet: string, name: string) =>
  parseXmpElements(packet).filter(({ path, text }) => path.includes(name) && text.trim());

describe('the metadata of a PDF', () => {
  it('has the title, as default and in its language, and says that the file follows PDF/UA-1', () => {
    const packet = buildXmp(info);
    const titles = findTexts(packet, 'dc:title').map(({ attributes, text }) => [attributes['xml:lang'], text]);
    expect(titles).toEqual([
      ['x-default', 'Offer'],
      ['ja-JP', 'Offer'],
    ]);
    expect(findTexts(packet, 'pdfuaid:part')).toMatchObject([{ text: '1' }]);
    expect(findTexts(packet, 'xmp:CreateDate')).toMatchObject([{ text: '2026-03-10T10:00:00Z' }]);
  });

  it('stays well-formed whatever the title is', () => {
    const title = '</rdf:li> & "革" <b>𠮷 ]]>';
    expect(findTexts(buildXmp({ ...info, title }), 'dc:title').map(({ text }) => text)).toEqual([title, title]);
  });
});
