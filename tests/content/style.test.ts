import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Locale, locales } from '@/lib/i18n/locales';
import { findMatches, readTexts } from '../support/texts';

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'));
const texts = Object.fromEntries(locales.map((locale) => [locale, readTexts(locale)])) as Record<
  Locale,
  ReturnType<typeof readTexts>
>;

const serviceFiles = /^(?:public|content\/(?:pages|settings|offers|demonstration-offers|dashboards|finance))\//;
const invitationFiles = /^(?:public|content\/(?:pages|settings|houses))\//;

/** The rules of docs/style: the right form, a pattern for wrong forms, and a pattern for the files to check if not all. */
const rules: Record<Locale, [rule: string, forbidden: RegExp, files?: RegExp][]> = {
  en: [
    [
      '31\u00a0January, 6\u00a0million, 6\u00a0p.m.',
      /\d (?:January|February|March|April|May|June|July|August|September|October|November|December|million|billion|[ap]\.m\.)(?!\p{L})/u,
    ],
    ['email', /\b[Ee]-mail/],
    ['adviser', /\b[Aa]dvisors?\b/],
    ['Board of Directors', /Board of directors/],
    ['Hello,', /Good day,/],
    ['Careers', /\bTalents\b/],
    ['adjuster', /\b[Rr]egulators?\b/],
    ['Please drink responsibly.', /Alcohol abuse/],
    ['Please check the highlighted fields', /look at what is marked/],
    ['remove a filter, clear recent searches', /\b(?:[Tt]ake away|[Ff]orget these)/],
    ['IP address', /address on the network/],
    ['not compliant', /partially (?:conformant|compliant)/],
    ['curly apostrophes', /\w'\w/],
    ['“ ”, but for the message that nothing was found', /«(?!\{\{query\}\}»$)|(?<!^No results for «\{\{query\}\})»/],
    ['net profit, Group share', /[Nn]et profit(?!, Group share)/],
    ['the limited assurance report', /(?<!will be )verified by an independent third party/],
    ['reasonable grounds', /good reason to believe/],
    ['Universal registration document', /^Annual report/],
    ['the Highlights newsletter', /(?:[Oo]ur|[Ii]ts|’s|from the|to the) highlights/, /^public/],
    ['keyword', /at least one word/],
    ['dial workshop', /dial rooms?/],
    ['small leather goods', /small pieces/],
    ['no “as in the picture”', /as in the picture/],
  ],
  fr: [
    ['de Halcyre, que Halcyre', /[dDqQ]u?’(?:\[)?(?:Halcyre|Helvant|Hanaori)/],
    ['Halcyre est cotée', /Halcyre est coté(?!\p{L})/u],
    ['neuf secteurs', /neuf métiers|(?:ventes|chiffre d’affaires) par métier/],
    ['calendrier financier', /[Aa]genda financier/],
    ['directeur général', /\p{Ll} Directeur général/u],
    ['directrice de la durabilité', /directrice du développement durable/],
    ['alêne', /alène/],
    ['deux-centième', /deux[ \u202f]centième(?!s)/],
    ['réécrire', /\brécri[rtv]/],
    ['usage rédactionnel gratuit', /libres? de droits/],
    ['sous un jour ouvré', /dans la journée ouvrée/],
    ['enregistrer une offre', /offres (?:d’emploi )?que vous (?:avez )?gard/],
    ['mots-clés', /^Mots\b(?!-)/],
    ['newsletter', /par lettre|[Cc]haque lettre contient/],
    ['1er', /(?<!\d)1\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/],
    [
      '31\u00a0janvier, 6\u00a0millions',
      /(?:\d|1er) (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|millions?|milliards?)(?!\p{L})/u,
    ],
    ['cabernet-sauvignon', /cabernet sauvignon/],
    ['non conforme', /partiellement conforme/],
    ['à la page', /\bsous \[/],
    ['no chez before the name of any house', /chez \{\{house/],
    ['dès que possible', /rendue publique sans délai/],
    ['périodes d’arrêt', /périodes d’abstention/],
    ['signalement', /[Ll]ancer une alerte|d’une alerte de bonne foi|ligne d’alerte/],
    ['résultat net, part du Groupe', /[Rr]ésultat net(?!, part du Groupe)/],
    ['croissance organique', /en organique/],
    ['mis en paiement', /(?:et|été) payés?(?= le \d| en numéraire)/],
    ['assurance limitée', /(?<!seront )vérifiées? par un tiers indépendant/],
    ['document d’enregistrement universel', /^Rapport annuel/],
    ['d’un continent à l’autre', /d’une région à l’autre|entre les régions/],
    ['direction de la Maison', /du directeur de la Maison/],
    ['réactiver une alerte', /[Rr]eprendre cette alerte/],
    ['offres enregistrées', /Mes offres/],
    ['indicateurs', /[Cc]hiffres (?:du climat|des matières|sociaux)/],
    ['CO₂e', /éq\. CO₂/],
    ['no “comme sur l’image”', /comme sur l’image/],
  ],
  it: [
    [
      '31\u00a0gennaio, 6\u00a0milioni',
      /(?:\d|1º) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|milion[ei]|miliard[oi])(?!\p{L})/u,
    ],
    [
      'Lei, never voi',
      /\b(?:[Vv]oi|[Vv]ostr[oaie]|[Pp]otete|[Ss]iete|[Aa]vete|[Ss]crivete|[Ss]cegliete|[Aa]ccettate|\p{L}{3,}[aei]rete)\b/u,
      serviceFiles,
    ],
    ['Lei, never tu', /\b(?:[Tt]u[oae]|[Tt]uoi|Iscriviti|Unisciti|Registrati)\b/, serviceFiles],
    ['Riprovi', /\b[Rr]iprova(?:re|te)\b|\b[Tt]ornate\b/, serviceFiles],
    [
      'Leggi, Scopri',
      /^(?:Legga|Scopra|Lavori con|Chiami|Leggere|Scoprire|Entrare|Vedere|Conoscere|Seguire|Scrivere|Chiamare)\b/,
      invitationFiles,
    ],
    ['maison', /(?:\p{Ll}|[,;]|\d) Maison\b/u],
    ['materie prime', /origine delle materie(?! prime)|^Materie$|^Materie e /],
    ['newsletter', /lettera «In primo piano»/],
    ['vini e distillati', /[Vv]ini e liquori/],
    ['a perimetro e cambi correnti', /a dati pubblicati|(?<!perimetro e )cambi correnti/],
    ['utile netto di competenza del Gruppo', /[Uu]tile netto(?! di competenza)/],
    ['dati', /[Cc]ifre chiave|[Cc]ifre (?:del |delle )|(?:nostre|altre|queste) cifre/],
    ['team', /(?<!fuori )\b[Ss]quadr[ae]\b/, /^(?!content\/(?:demonstration-)?offers\/)/],
    ['tirocinio', /\b[Ss]tag(?:e|ist[ai])\b/, /^(?!content\/(?:demonstration-)?offers\/)/],
    ['consensus', /\b[Cc]onsenso\b/, /^content\/pages\/results\//],
    ['sottoposto a revisione legale', /certificat[oi] dai revisori/],
    ['progetto di bilancio', /approvato i conti/],
    ['proposte di deliberazione', /proposte di delibera\b/],
    ['periodi di chiusura', /period[oi] di (?:astensione|silenzio)/],
    ['documento di registrazione universale', /^Relazione annuale/],
    ['contribuire, generare', /portato (?:metà|due terzi|tre quinti)|porta un terzo/],
    ['locali', /\bmuri e rischi/],
    ['crediti, menzione', /Credito:|con il credito/],
    ['offerte salvate', /[Ll]e mie offerte/],
    ['12°C', /\d\s°C/],
    ['no “come nell’immagine”', /come nell’immagine/],
    ['free cash flow', /[Ff]lusso di cassa/],
    ['punto sella', /punto sellaio/],
    ['quotazione', /[Pp]rezzo dell’azione/],
    ['avviso offerte', /[Aa]vvis[oi] di lavoro/],
    ['offerte di lavoro', /annunci (?:di lavoro|salvati)/],
    ['Acconsento all’uso', /Acconsento (?:\p{L}+ )?(?:a )?che/u],
    ['addetti agli acquisti', /\bacquirent[ei]\b|compratore di pelli/],
    ['elenco delle persone con accesso', /elench[io] degli iniziati/],
    ['parruccaia', /parrucchier[ae]/],
    ['indirizzo IP', /indirizzo di rete/],
    ['ufficio', /gruppo di lavoro/],
    ['0,5%', /[Mm]ezzo punto percentuale/],
    ['amministratore delegato', /\p{Ll} Amministratore delegato/u],
    ['Paesi', /[Tt]utti i paesi|quarantotto paesi/],
    ['1º gennaio', /(?<![\d,.])1° \p{Ll}/u],
    ['«virgolette»', /[“”"]/],
    ['non conforme', /parzialmente conforme/],
  ],
  cn: [
    ['您', /你/, /^(?!content\/(?:people|articles|houses)\/)/],
    ['非全日制', /兼职/],
    ['全日制', /全职/],
    ['无固定期限合同、固定期限合同', /(?:长期|定期)合同/],
    ['二十三大世家、各世家', /(?:[一二两三四五六七八九十百\d各每]|哪)家世家/],
    ['业务板块', /[九各]大?领域/],
    ['皮具匠人', /马具匠(?!之家)|(?<!鞣)皮匠/],
    ['匠人', /工匠/],
    ['工坊', /工房/],
    ['制版师', /打版师/],
    ['合规举报热线', /伦理专线/],
    ['举报与咨询', /提出关切/],
    ['IP地址', /网络地址/],
    ['邮箱地址', /电子邮箱|电邮/],
    ['检查标出的项目', /标出的内容/],
    ['rue des Petites-Écuries', /小马厩街/],
    ['更多世家', /(?:探索|集团(?:旗下)?)其他世家/],
  ],
  jp: [
    ['お客さま', /お客様/],
    ['ください', /下さい/],
    ['Cookie', /クッキー/],
    ['イベント', /(?<!開)催し/],
    ['ニュース', /ニュースレター|お知らせ一覧|そのほかのお知らせ/],
    ['革職人', /鞍(?:革)?職人|馬具職人(?!の息子)/],
    ['ワイン＆スピリッツ', /ワイン&/],
    ['プティット＝ゼキュリー', /プティット(?:・|＝ゼキュリ(?!ー))/],
    ['内部通報窓口', /倫理ホットライン/],
    ['IPアドレス', /ネットワーク上のアドレス/],
    ['か月', /[カヵヶケ]月/],
    ['ほかのメゾン', /その他のメゾン|グループのほかのメゾン/],
    ['names of houses in Latin letters', /大倉野(?!清三)|花織(?!千代)/],
    ['a courteous opening of emails', /こんにちは/],
    [
      'Arabic numerals from two upwards before counters',
      /(?<![一二三四五六七八九十百千第数何])(?:[二三四五六七八九]|[一二三四五六七八九]?[十百千][一二三四五六七八九十百]*)(?:年|日(?!本|仏)|時間|週間|営業日|か月|歳|本|枚|メートル|ミリ|ページ|ヘクタール)/,
    ],
  ],
};

describe.each(locales)('the texts in %s', (locale) => {
  it('are found', () => {
    expect(texts[locale].length).toBeGreaterThan(4000);
  });

  it.each(rules[locale])('follow the rule: %s', (_, forbiddenPattern, files = /./) => {
    const checkedTexts = texts[locale].filter(({ file }) => files.test(file));
    expect(findMatches(checkedTexts, forbiddenPattern)).toEqual([]);
  });

  it('have the same name for the same thing in the interface and in the content', () => {
    const settings = readYaml(`content/settings/${locale}.yaml`);
    const labels = readYaml('content/offers/labels.yaml');
    const talents = readYaml(`content/pages/talents/${locale}.yaml`).pageTitle;
    expect(settings.headerTabs.map(({ text }: { text: string }) => text)).toContain(talents);
    for (const { key, label } of settings.sectors) expect(labels.sector[key][locale]).toBe(label);
    const { cookieOptions } = readYaml(`public/locales/${locale}/common.json`).footer;
    const cookies = texts[locale].filter(({ file }) => file === `content/pages/cookies/${locale}.yaml`);
    expect(findMatches(cookies, new RegExp(cookieOptions))).toHaveLength(1);
  });
});

it('French texts have narrow no-break spaces beside their punctuation', () => {
  expect(findMatches(texts.fr, /[^\S\u202f\n][;?!»%€]|«[^\S\u202f]|[^\S\u202f\n]:(?=\s|\*\*|$)/)).toEqual([]);
});

it('every French job title names women and men', () => {
  const roles: Record<string, Record<Locale, string>> = readYaml('content/offers/labels.yaml').role;
  const titles = Object.values(roles).map(({ fr }) => fr);
  expect(titles.filter((title) => !/ ou |\(H\/F\)$|^Stage /.test(title))).toEqual([]);
});

const stripCode = (locale: Locale) =>
  texts[locale].map(({ file, text }) => ({ file, text: text.replaceAll(/\]\([^)]*\)|`[^`]*`|\{\{.*?\}\}/gu, '') }));

it('Chinese uses its own punctuation', () => {
  const chinese = stripCode('cn');
  expect(findMatches(chinese, /\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u)).toEqual([]);
  expect(findMatches(chinese, /\p{Script=Han}\(|\)\p{Script=Han}/u)).toEqual([]);
  expect(findMatches(chinese, /["「」『』]|\.\.\.|(?<!…)…(?!…|`|、)/)).toEqual([]);
  expect(findMatches(chinese, /\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/u)).toEqual([]);
});

it('Japanese uses its own punctuation', () => {
  const japanese = stripCode('jp');
  const asianCharacter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
  expect(findMatches(japanese, new RegExp(`${asianCharacter}[,.;:?!()]|[,.;?!()]${asianCharacter}`, 'u'))).toEqual([]);
  expect(findMatches(japanese, /["“”，；]|\.\.\./u)).toEqual([]);
});
