import { getLanguageTag, type Locale } from '../../i18n/locales';
import { escapeHtml } from '../../shared/html';

interface PictureTexts {
  owner: string;
  /** The texts in each language, first the default one. */
  texts: { locale: Locale; caption: string | undefined; terms: string }[];
}

/** A property with a text in each language that has one; the first is also the default. */
const buildAlternatives = (name: string, texts: [tag: string, text: string | undefined][]): string => {
  const present = texts.filter(([, text]) => text);
  const items = present
    .slice(0, 1)
    .map(([, text]) => ['x-default', text])
    .concat(present);
  const list = items.map(([tag, text = '']) => `<rdf:li xml:lang="${tag}">${escapeHtml(text)}</rdf:li>`);
  return list.length > 0 ? `<${name}><rdf:Alt>${list.join('')}</rdf:Alt></${name}>` : '';
};

/** The XMP packet of a picture, with the properties that the IPTC Photo Metadata Standard names. */
export const buildPictureXmp = ({ owner, texts }: PictureTexts): string => `\
<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"
  xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/">
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(owner)}</rdf:li></rdf:Seq></dc:creator>
<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© ${escapeHtml(owner)}</rdf:li></rdf:Alt></dc:rights>
${buildAlternatives(
  'dc:description',
  texts.map(({ locale, caption }) => [getLanguageTag(locale), caption]),
)}
<photoshop:Credit>${escapeHtml(owner)}</photoshop:Credit>
<xmpRights:Marked>True</xmpRights:Marked>
${buildAlternatives(
  'xmpRights:UsageTerms',
  texts.map(({ locale, terms }) => [getLanguageTag(locale), terms]),
)}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
