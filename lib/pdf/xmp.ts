import { escapeHtml } from '../shared/html.ts';

/** The metadata of a document, in valid characters; `tag` is the language of its title. */
export interface DocumentInfo {
  title: string;
  author: string;
  tag: string;
  created: Date;
}

/** The XMP packet of a document that conforms to PDF/UA-1. */
export const buildXmp = ({ title, author, tag, created }: DocumentInfo): string => `\
<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about=""
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"
  xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt>
<rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li>
<rdf:li xml:lang="${tag}">${escapeHtml(title)}</rdf:li>
</rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${tag}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${created.toISOString().replace(/\.\d+/, '')}</xmp:CreateDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
