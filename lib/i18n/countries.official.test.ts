import { describe, expect, it } from 'vitest';
import { findCountryCode } from './countries';

/** Parses a table whose rows have a code and names, to pairs of a code and a name. */
const parseRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(3)
        .split('; ')
        .map((name) => [row.slice(0, 2), name] as const),
    );
const findMismatches = (table: string) =>
  parseRows(table)
    .filter(([code, name]) => findCountryCode(name) !== code)
    .map(([code, name]) => `${code} ${name}: ${findCountryCode(name)}`);

/**
 * The short names of ISO 3166-1 that differ from common names, and full names of states. These tables contain names
 * that are in none of the sources; countries.isolated.test.ts checks the names of the sources.
 */
const english = `
BN Brunei Darussalam
BO Bolivia (Plurinational State of)
CD Congo (the Democratic Republic of the)
FK Falkland Islands (the) [Malvinas]
FM Micronesia (Federated States of)
HK the Hong Kong Special Administrative Region of China
IR Iran (Islamic Republic of)
KP Korea (the Democratic People's Republic of)
KR Korea (the Republic of)
MD Moldova (the Republic of)
MF Saint Martin (French part)
MO the Macao Special Administrative Region of China
NL Netherlands (Kingdom of the)
PS Palestine, State of
SM the Republic of San Marino
SX Sint Maarten (Dutch part)
TW Taiwan (Province of China)
TZ Tanzania, the United Republic of
UY the Eastern Republic of Uruguay
VA Holy See (the)
VE Venezuela (Bolivarian Republic of)
VG Virgin Islands (British)
VI Virgin Islands (U.S.)
`;

const french = `
BN Brunéi Darussalam (le); l’État du Brunéi Darussalam
BO Bolivie (État plurinational de)
CD Congo (la République démocratique du)
CV la République du Cabo Verde
DO dominicaine (la République)
DZ la République algérienne démocratique et populaire
FK Falkland (les Îles)/Malouines (les Îles)
FM Micronésie (États fédérés de)
GY la République coopérative du Guyana
HK la région administrative spéciale de Hong Kong de la Chine
IR Iran (République Islamique d’)
KP Corée (la République populaire démocratique de)
KR Corée (la République de)
LA Lao (la République démocratique populaire)
LK la République socialiste démocratique de Sri Lanka
LY l’État de Libye
MD Moldova (la République de); la République de Moldova
MF Saint-Martin (partie française)
NL Pays-Bas (Royaume des); le Royaume des Pays-Bas
NP la République fédérale démocratique du Népal
PS Palestine, État de
RU Russie (la Fédération de)
TL la République démocratique du Timor-Leste
TR la République de Türkiye
TW Taïwan (Province de Chine)
TZ Tanzanie (la République-Unie de)
VA Saint-Siège (le)
VE Venezuela (République bolivarienne du)
VG Vierges britanniques (les Îles)
VI Vierges des États-Unis (les Îles)
WS l’État indépendant du Samoa
`;

const italian = `
AF l’Emirato Islamico dell’Afghanistan
BO lo Stato Plurinazionale di Bolivia
CH la Confederazione Elvetica
DZ la Repubblica Algerina Democratica e Popolare
ET la Repubblica Democratica Federale d’Etiopia
KP la Repubblica Popolare Democratica di Corea
LA la Repubblica Popolare Democratica del Laos
MK la Repubblica della Macedonia del Nord
MX gli Stati Uniti Messicani
NL il Regno dei Paesi Bassi
SM la Repubblica di San Marino
`;

const chinese = `
BO 玻利维亚多民族国
GY 圭亚那合作共和国
KP 朝鲜民主主义人民共和国
MK 北马其顿共和国
MN 蒙古国
NL 荷兰王国
PG 巴布亚新几内亚独立国
SY 阿拉伯叙利亚共和国
SZ 埃斯瓦蒂尼王国
`;

const traditionalChinese = `
AD 安道爾侯國; 安道爾公國
AE 阿拉伯聯合大公國; 阿拉伯聯合酋長國
AG 安地卡及巴布達
AR 阿根廷共和國
AT 奧地利共和國
AU 澳洲聯邦; 澳大利亞聯邦; 澳洲
AZ 亞塞拜然共和國; 阿塞拜疆共和國
BA 波士尼亞與赫塞哥維納
BD 孟加拉人民共和國
BE 比利時王國
BG 保加利亞共和國
BH 巴林王國
BN 汶萊和平之國; 文萊達魯薩蘭國
BO 玻利維亞多民族國; 多民族玻利維亞國
BR 巴西聯邦共和國
BW 波札那共和國; 博茨瓦納共和國
CD 剛果民主共和國
CF 中非共和國
CG 剛果共和國
CH 瑞士聯邦
CI 象牙海岸共和國; 科特迪瓦共和國
CL 智利共和國
CN 中華人民共和國
CO 哥倫比亞共和國
CR 哥斯大黎加共和國; 哥斯達黎加共和國
CU 古巴共和國
CV 維德角共和國; 佛得角共和國
CY 賽普勒斯共和國; 塞浦路斯共和國
CZ 捷克共和國
DE 德意志聯邦共和國
DK 丹麥王國
DM 多米尼克國
DO 多明尼加共和國; 多米尼加共和國
DZ 阿爾及利亞人民民主共和國
EC 厄瓜多共和國
EE 愛沙尼亞共和國
EG 阿拉伯埃及共和國
ES 西班牙王國
ET 衣索比亞聯邦民主共和國; 埃塞俄比亞聯邦民主共和國
FI 芬蘭共和國
FR 法蘭西共和國
GB 大不列顛及北愛爾蘭聯合王國; 大不列顛暨北愛爾蘭聯合王國
GH 迦納共和國; 加納共和國
GQ 赤道幾內亞共和國
GR 希臘共和國
GW 幾內亞比索共和國
HK 香港特別行政區; 中國香港特別行政區; 中華人民共和國香港特別行政區
HN 宏都拉斯共和國
HR 克羅埃西亞共和國; 克羅地亞共和國
ID 印度尼西亞共和國; 印尼
IE 愛爾蘭共和國
IL 以色列國
IN 印度共和國
IR 伊朗伊斯蘭共和國
IS 冰島共和國
IT 義大利共和國; 意大利共和國
JO 約旦哈希米王國; 約旦哈希姆王國
JP 日本國
KE 肯亞共和國; 肯尼亞共和國
KH 柬埔寨王國
KP 朝鮮民主主義人民共和國
KR 大韓民國
KW 科威特國
KZ 哈薩克共和國
LA 寮人民民主共和國; 老撾人民民主共和國
LI 列支敦斯登侯國; 列支敦士登公國
LK 斯里蘭卡民主社會主義共和國
LR 賴比瑞亞共和國; 利比里亞共和國
LT 立陶宛共和國
LU 盧森堡大公國
LV 拉脫維亞共和國
MA 摩洛哥王國
MC 摩納哥侯國; 摩納哥公國
MG 馬達加斯加共和國
MM 緬甸聯邦共和國
MN 蒙古國
MO 澳門特別行政區; 中國澳門特別行政區; 中華人民共和國澳門特別行政區
MV 馬爾地夫共和國; 馬爾代夫共和國
MX 墨西哥合眾國
MY 馬來西亞聯邦; 馬來西亞
MZ 莫三比克共和國; 莫桑比克共和國
NE 尼日共和國; 尼日爾共和國
NG 奈及利亞聯邦共和國; 尼日利亞聯邦共和國
NL 荷蘭王國
NO 挪威王國
NP 尼泊爾聯邦民主共和國
NZ 紐西蘭; 新西蘭
OM 阿曼蘇丹國
PG 巴布亞紐幾內亞獨立國; 巴布亞新畿內亞獨立國
PH 菲律賓共和國
PK 巴基斯坦伊斯蘭共和國
PL 波蘭共和國
PT 葡萄牙共和國
QA 卡達國; 卡塔爾國
RO 羅馬尼亞
RS 塞爾維亞共和國
RU 俄羅斯聯邦
RW 盧安達共和國; 盧旺達共和國
SA 沙烏地阿拉伯王國; 沙特阿拉伯王國; 沙地阿拉伯
SC 塞席爾共和國; 塞舌爾共和國
SD 蘇丹共和國
SE 瑞典王國
SG 新加坡共和國
SI 斯洛維尼亞共和國; 斯洛文尼亞共和國
SK 斯洛伐克共和國
SM 聖馬利諾共和國; 聖馬力諾共和國
SN 塞內加爾共和國
SO 索馬利亞聯邦共和國; 索馬里聯邦共和國
SS 南蘇丹共和國
SV 薩爾瓦多共和國
SY 阿拉伯敘利亞共和國
SZ 史瓦帝尼王國; 斯威士蘭王國
TD 查德共和國; 乍得共和國
TH 泰王國
TN 突尼西亞共和國; 突尼斯共和國
TR 土耳其共和國
TW 臺灣
TZ 坦尚尼亞聯合共和國; 坦桑尼亞聯合共和國
UA 烏克蘭
UG 烏干達共和國
US 美利堅合眾國; 美國
UY 烏拉圭東岸共和國
UZ 烏茲別克共和國
VA 梵蒂岡城國; 教廷
VE 委內瑞拉玻利瓦共和國; 委內瑞拉玻利瓦爾共和國
VN 越南社會主義共和國
VU 萬那杜共和國; 瓦努阿圖共和國
YE 葉門共和國; 也門共和國
ZA 南非共和國
ZM 尚比亞共和國; 贊比亞共和國
ZW 辛巴威共和國; 津巴布韋共和國
`;

const japanese = `
ES スペイン王国
GY ガイアナ協同共和国
IN インド共和国
JO ヨルダン・ハシェミット王国
KP 朝鮮民主主義人民共和国
`;

describe('findCountryCode recognises official names', () => {
  it.each([
    ['English', english],
    ['French', french],
    ['Italian', italian],
    ['Chinese', chinese],
    ['traditional Chinese', traditionalChinese],
    ['Japanese', japanese],
  ])('in %s', (_, table) => {
    expect(findMismatches(table)).toEqual([]);
  });

  it.each([
    'the Kingdom of Denmark and Greenland',
    'the Democratic Republic of Korea',
    'the Republic of Atlantis',
    'la République',
    'the Republic of',
    'the State of New York',
    '亚特兰蒂斯共和国',
    '共和国',
    '国',
  ])('and no other names: %s', (name) => {
    expect(findCountryCode(name)).toBeNull();
  });

  it('in traditional Chinese, as Taiwan and Hong Kong abbreviate them', () => {
    const codes = [...new Set(parseRows(english).map(([code]) => code))];
    for (const tag of ['zh-Hant-TW', 'zh-Hant-HK']) {
      const names = new Intl.DisplayNames(tag, { type: 'region' });
      expect(codes.filter((code) => findCountryCode(names.of(code) ?? '') !== code)).toEqual([]);
    }
  });
});

describe('a name with an explanation in brackets', () => {
  it.each([
    ['Korea (South)', 'KR'],
    ['Korea (North)', 'KP'],
    ['Corée (Sud)', 'KR'],
    ['Corée (du Nord)', 'KP'],
    ['Corea (del Sud)', 'KR'],
    ['Viet Nam (Vietnam)', 'VN'],
    ['Viet Nam (…)', 'VN'],
    ['Viet Nam (Hanoi and Ho Chi Minh City)', 'VN'],
    ['Myanmar (Burma)', 'MM'],
    ['Czechia (Czech Republic)', 'CZ'],
    ['Eswatini (Swaziland)', 'SZ'],
    ['Türkiye (Turkey)', 'TR'],
    ['Côte d’Ivoire (Ivory Coast)', 'CI'],
    ['Cabo Verde (Cape Verde)', 'CV'],
    ['Timor-Leste (East Timor)', 'TL'],
    ['Netherlands (Holland)', 'NL'],
    ['United States (USA)', 'US'],
    ['United Kingdom (UK)', 'GB'],
    ['Ireland (Republic of)', 'IE'],
    ['Deutschland (Germany)', 'DE'],
    ['Congo (Kinshasa)', 'CD'],
    ['Congo (Brazzaville)', 'CG'],
    ['Guinea (Conakry)', 'GN'],
    ['Guinea (Equatorial)', 'GQ'],
    ['Samoa (American)', 'AS'],
    ['Hong Kong (China)', 'HK'],
    ['China (Hong Kong)', 'HK'],
    ['Puerto Rico (USA)', 'PR'],
    ['Greenland (Denmark)', 'GL'],
    ['Korea [South]', 'KR'],
    ['Korea (South', 'KR'],
    ['韩国（南韩）', 'KR'],
    ['韓國（南韓）', 'KR'],
    ['越南（社会主义共和国）', 'VN'],
    ['韓国（大韓民国）', 'KR'],
    ['ミャンマー（ビルマ）', 'MM'],
  ])('is recognised: %s', (name, code) => {
    expect(findCountryCode(name)).toBe(code);
  });

  it.each([
    'Georgia (USA)',
    'Korea (some part)',
    'Congo (Africa)',
    'Guinea (West)',
    'France (Germany)',
    'Atlantis (Greece)',
    'Paris (France)',
    'Kosovo (Serbia)',
    '()',
  ])('is ambiguous or unknown: %s', (name) => {
    expect(findCountryCode(name)).toBeNull();
  });
});
