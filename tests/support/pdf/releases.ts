import type { Locale } from '@/lib/i18n/locales';
import type { Release } from '@/lib/pdf/article';
import { longDescription, names } from './postings';

/** The address of the article on the site. */
export const releaseUrl = 'https://halcyre.example/en/press/news/half-year-2026/';

/** An article with every section that its PDF has, in a language. */
const buildRelease = (title: string, summary: string, text: string, label: string, amount: string): Release => ({
  title,
  summary,
  publishedAt: '2026-07-01',
  sections: [
    { type: 'hero', slides: [] },
    {
      type: 'rich-text',
      title: label,
      body: `<p>${text} <a href="/en/houses/">${label}</a></p>
        <div role="region" aria-label="${label}" tabindex="0"><table>
          <thead><tr><th scope="col"></th><th class="figure" scope="col">2025</th><th class="figure" scope="col">2026</th></tr></thead>
          <tbody>
            <tr><th scope="row">${label}</th><td class="figure">${amount}</td><td class="figure"><strong>${amount}</strong></td></tr>
            <tr><th scope="row">${text}</th><td class="figure"></td><td class="figure">${text}</td></tr>
          </tbody>
        </table></div>
        <h3>${label}</h3><ul><li>${text}</li></ul>`,
    },
    { type: 'quote', text, author: 'Ingrid Aaltonen-Roche', role: label },
    {
      type: 'key-figures',
      title: label,
      intro: text,
      figures: [{ value: amount, unit: '%', label }],
      note: text,
    },
    { type: 'rich-text', body: `<p>${names}</p>${longDescription}` },
    { type: 'press-kit' },
  ],
  boilerplate: text,
  shareFacts: [{ label: 'ISIN', value: 'FR00HALC0010' }],
  contact: {
    name: 'Clémence Audrain-Vial',
    role: label,
    email: 'press@halcyre.example',
    phone: '+33 1 00 00 14 70',
  },
});

export const releases: Record<Locale, Release> = {
  en: buildRelease('Half-year results', 'Revenue of €4,318 million.', 'It grew by 5%.', 'Revenue', '4,318'),
  fr: buildRelease(
    'Résultats semestriels',
    'Un chiffre d’affaires de 4\u202f318\u00a0millions d’euros.',
    'Il progresse de 5\u202f%\u202f: l’été fut bon.',
    'Chiffre d’affaires',
    '4\u202f318',
  ),
  it: buildRelease('Risultati semestrali', 'Ricavi per 4.318 milioni.', 'È una crescita del 5%.', 'Ricavi', '4.318'),
  cn: buildRelease('半年度业绩', '营业收入43.18亿欧元。', '有机增长5%，得益于珠宝与皮具。', '营业收入', '43.18'),
  jp: buildRelease('上期の業績', '売上高は43億1,800万ユーロ。', '5%の増収となりました。', '売上高', '4,318'),
};
