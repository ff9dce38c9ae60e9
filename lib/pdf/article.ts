import { formatDate } from '../i18n/formats.ts';
import { loadServerStrings } from '../i18n/load-strings.ts';
import { getLanguageTag, type Locale } from '../i18n/locales.ts';
import { getUnitSpace } from '../i18n/writing.ts';
import type { SectionContent } from '../model/section';
import type { Contact } from '../model/sections/fields';
import type { Settings } from '../model/settings';
import { type Block, parseBlocks, type Span } from './blocks.ts';
import { finishDocument, openDocument, setBlocks, setLinks } from './document.ts';
import { getStyles, wideColumn } from './styles.ts';

/** An article with what every press release ends with. `publishedAt` is an ISO date. */
export interface Release extends Pick<Settings, 'boilerplate' | 'shareFacts'> {
  title: string;
  summary: string;
  publishedAt: string;
  sections: SectionContent[];
  contact: Contact | null;
}

/** Builds the PDF of an article. `url` is the address of the article's page on the site. */
export const buildArticlePdf = async (release: Release, locale: Locale, url: string): Promise<Buffer> => {
  const t = await loadServerStrings(locale, 'pdf');
  const { title, summary, publishedAt, sections, boilerplate, shareFacts, contact } = release;
  const tag = getLanguageTag(locale);
  const styles = getStyles(tag);
  const label = t('release', { date: formatDate(locale, publishedAt) });
  const { sheet, column } = openDocument({ title, tag, label, labelStyle: styles.label });

  const toBlocks = (section: SectionContent): Block[] => {
    switch (section.type) {
      case 'rich-text':
        return [...toText('heading', section.title), ...parseBlocks(section.body, url)];
      case 'quote':
        return [
          ...toText('quote', t('quote', { text: section.text })),
          ...toText('paragraph', [section.author, section.role].filter(Boolean).join('\n')),
        ];
      case 'key-figures':
        return [
          ...toText('heading', section.title),
          ...toText('paragraph', section.intro),
          // The labels are written to follow their figures: “18 months of training”.
          toTable(
            section.figures.map(({ label, value, unit }) => [
              unit ? value + getUnitSpace(locale, unit) + unit : value,
              label,
            ]),
          ),
          ...toText('paragraph', section.note),
        ];
      default:
        return [];
    }
  };

  const text = { ...column, ...wideColumn };
  sheet.setParagraph(sheet.add('P'), [{ text: summary, role: 'heading' }], text, styles.heading);
  text.y += 12;
  setBlocks(sheet, text, styles, sections.flatMap(toBlocks));
  // Before what every release ends with, so that it is never alone on the last page.
  setLinks(sheet, text, styles, [[t('article'), url]]);
  text.y += 14;
  setBlocks(sheet, text, styles, [
    ...(boilerplate ? [...toText('heading', t('about')), ...toText('paragraph', boilerplate)] : []),
    ...(shareFacts.length > 0
      ? [...toText('heading', t('share')), toTable(shareFacts.map(({ label, value }) => [label, value]))]
      : []),
    ...(contact ? [...toText('heading', t('contact')), toContactBlock(contact)] : []),
  ]);
  return finishDocument(sheet, locale);
};

const toText = (type: 'heading' | 'paragraph' | 'quote', text: string | undefined): Block[] =>
  text ? [{ type, spans: [{ text }] }] : [];

const toTable = (rows: [header: string, text: string][]): Block => ({
  type: 'table',
  rows: rows.map(([header, text]) => [{ spans: [{ text: header }], scope: 'Row' }, { spans: [{ text }] }]),
});

const toContactBlock = ({ name, role, email, phone }: Contact): Block => {
  const lines: Span[] = [
    { text: name, emphasis: 'strong' },
    ...(role ? [{ text: role }] : []),
    ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
  ];
  return { type: 'paragraph', spans: lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, line] : [line])) };
};
