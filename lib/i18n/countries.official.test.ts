import { describe, expect, it } from 'vitest';
import { countryCode } from './countries';

/** The rows of a table: a code, then names. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) =>
      row
        .slice(3)
        .split('; ')
        .map((name) => [row.slice(0, 2), name] as const),
    );
const wrongIn = (table: string) =>
  rowsOf(table)
    .filter(([code, name]) => countryCode(name) !== code)
    .map(([code, name]) => `${code} ${name}: ${countryCode(name)}`);

/** ISO 3166-1, short names that are more than a common name, and full names of states. */
const english = `
AE United Arab Emirates (the); the United Arab Emirates
AF the Islamic Republic of Afghanistan
AG Antigua and Barbuda
AO the Republic of Angola
AX Åland Islands
BA Bosnia and Herzegovina
BD the People's Republic of Bangladesh
BN Brunei Darussalam; the Nation of Brunei, Abode of Peace
BO Bolivia (Plurinational State of); the Plurinational State of Bolivia
BQ Bonaire, Sint Eustatius and Saba
BS Bahamas (the); the Commonwealth of The Bahamas
CC Cocos (Keeling) Islands (the)
CD Congo (the Democratic Republic of the); the Democratic Republic of the Congo
CF Central African Republic (the)
CG Congo (the); the Republic of the Congo
CI Côte d'Ivoire; the Republic of Côte d'Ivoire
CK Cook Islands (the)
CN the People's Republic of China
CV Cabo Verde; the Republic of Cabo Verde
CZ Czechia; the Czech Republic
DE the Federal Republic of Germany
DM the Commonwealth of Dominica
DO Dominican Republic (the)
DZ the People's Democratic Republic of Algeria
EG the Arab Republic of Egypt
EH Western Sahara
ET the Federal Democratic Republic of Ethiopia
FJ the Republic of Fiji
FK Falkland Islands (the) [Malvinas]
FM Micronesia (Federated States of); the Federated States of Micronesia
FO Faroe Islands (the)
GB United Kingdom of Great Britain and Northern Ireland (the)
GM Gambia (the); the Republic of The Gambia
GR the Hellenic Republic
GS South Georgia and the South Sandwich Islands
GY the Co-operative Republic of Guyana
HK the Hong Kong Special Administrative Region of China
HM Heard Island and McDonald Islands
HR the Republic of Croatia
IO British Indian Ocean Territory (the)
IR Iran (Islamic Republic of); the Islamic Republic of Iran
JO the Hashemite Kingdom of Jordan
KM Comoros (the); the Union of the Comoros
KP Korea (the Democratic People's Republic of); the Democratic People's Republic of Korea
KR Korea (the Republic of); the Republic of Korea
KW the State of Kuwait
KY Cayman Islands (the)
LA Lao People's Democratic Republic (the); the Lao People's Democratic Republic
LK the Democratic Socialist Republic of Sri Lanka
LU the Grand Duchy of Luxembourg
LY the State of Libya
MC the Principality of Monaco
MD Moldova (the Republic of); the Republic of Moldova
MF Saint Martin (French part)
MH Marshall Islands (the); the Republic of the Marshall Islands
MK North Macedonia; the Republic of North Macedonia
MM the Republic of the Union of Myanmar
MO the Macao Special Administrative Region of China
MP Northern Mariana Islands (the)
MR the Islamic Republic of Mauritania
MX the United Mexican States
NE Niger (the); the Republic of the Niger
NG the Federal Republic of Nigeria
NL Netherlands (Kingdom of the); the Kingdom of the Netherlands
NP the Federal Democratic Republic of Nepal
OM the Sultanate of Oman
PG the Independent State of Papua New Guinea
PH Philippines (the); the Republic of the Philippines
PK the Islamic Republic of Pakistan
PS Palestine, State of; the State of Palestine
QA the State of Qatar
RU Russian Federation (the); the Russian Federation
SD Sudan (the); the Republic of the Sudan
SH Saint Helena, Ascension and Tristan da Cunha
SM the Republic of San Marino
SO the Federal Republic of Somalia
ST the Democratic Republic of Sao Tome and Principe
SX Sint Maarten (Dutch part)
SY Syrian Arab Republic (the); the Syrian Arab Republic
SZ Eswatini; the Kingdom of Eswatini
TC Turks and Caicos Islands (the)
TF French Southern Territories (the)
TL the Democratic Republic of Timor-Leste
TR Türkiye; the Republic of Türkiye
TW Taiwan (Province of China)
TZ Tanzania, the United Republic of; the United Republic of Tanzania
UM United States Minor Outlying Islands (the)
US United States of America (the)
UY the Eastern Republic of Uruguay
VA Holy See (the); the Vatican City State
VC Saint Vincent and the Grenadines
VE Venezuela (Bolivarian Republic of); the Bolivarian Republic of Venezuela
VG Virgin Islands (British)
VI Virgin Islands (U.S.)
VN Viet Nam; the Socialist Republic of Viet Nam
WS the Independent State of Samoa
YE the Republic of Yemen
ZA the Republic of South Africa
`;

const french = `
AE Émirats arabes unis (les); les Émirats arabes unis
AF la République islamique d’Afghanistan
BN Brunéi Darussalam (le); l’État du Brunéi Darussalam
BO Bolivie (État plurinational de); l’État plurinational de Bolivie
BQ Bonaire, Saint-Eustache et Saba
BS le Commonwealth des Bahamas
CD Congo (la République démocratique du); la République démocratique du Congo
CF République centrafricaine (la)
CG Congo (le); la République du Congo
CH la Confédération suisse
CN la République populaire de Chine
CV Cabo Verde; la République du Cabo Verde
CZ Tchéquie (la); la République tchèque
DE la République fédérale d’Allemagne
DM le Commonwealth de la Dominique
DO dominicaine (la République); la République dominicaine
DZ la République algérienne démocratique et populaire
EG la République arabe d’Égypte
ET la République fédérale démocratique d’Éthiopie
FK Falkland (les Îles)/Malouines (les Îles)
FM Micronésie (États fédérés de); les États fédérés de Micronésie
FR la République française
GB Royaume-Uni de Grande-Bretagne et d’Irlande du Nord (le)
GR la République hellénique
GY la République coopérative du Guyana
HK la région administrative spéciale de Hong Kong de la Chine
IR Iran (République Islamique d’); la République islamique d’Iran
IT la République italienne
JO le Royaume hachémite de Jordanie
KM l’Union des Comores
KP Corée (la République populaire démocratique de); la République populaire démocratique de Corée
KR Corée (la République de); la République de Corée
LA Lao (la République démocratique populaire); la République démocratique populaire lao
LK la République socialiste démocratique de Sri Lanka
LU le Grand-Duché de Luxembourg
LY l’État de Libye
MC la Principauté de Monaco
MD Moldova (la République de); la République de Moldova
MF Saint-Martin (partie française)
MK la République de Macédoine du Nord
MM la République de l’Union du Myanmar
MX les États-Unis du Mexique
NL Pays-Bas (Royaume des); le Royaume des Pays-Bas
NP la République fédérale démocratique du Népal
OM le Sultanat d’Oman
PG l’État indépendant de Papouasie-Nouvelle-Guinée
PS Palestine, État de; l’État de Palestine
QA l’État du Qatar
RU Russie (la Fédération de); la Fédération de Russie
SH Sainte-Hélène, Ascension et Tristan da Cunha
SM la République de Saint-Marin
ST la République démocratique de Sao Tomé-et-Principe
SX Saint-Martin (partie néerlandaise)
SY République arabe syrienne (la)
SZ Eswatini (l’); le Royaume d’Eswatini
TF Terres australes françaises (les)
TL la République démocratique du Timor-Leste
TR Türkiye (la); la République de Türkiye
TW Taïwan (Province de Chine)
TZ Tanzanie (la République-Unie de); la République-Unie de Tanzanie
UM Îles mineures éloignées des États-Unis (les)
US États-Unis d’Amérique (les)
UY la République orientale de l’Uruguay
VA Saint-Siège (le); l’État de la Cité du Vatican
VE Venezuela (République bolivarienne du); la République bolivarienne du Venezuela
VG Vierges britanniques (les Îles)
VI Vierges des États-Unis (les Îles)
VN Viet Nam (le); la République socialiste du Viet Nam
WS l’État indépendant du Samoa
ZA la République d’Afrique du Sud
`;

const italian = `
AE gli Emirati Arabi Uniti
AF la Repubblica Islamica dell’Afghanistan; l’Emirato Islamico dell’Afghanistan
AT la Repubblica d’Austria
BO lo Stato Plurinazionale di Bolivia
BR la Repubblica Federativa del Brasile
CD la Repubblica Democratica del Congo
CF la Repubblica Centrafricana
CG la Repubblica del Congo
CH la Confederazione Svizzera; la Confederazione Elvetica
CN la Repubblica Popolare Cinese
CV la Repubblica di Capo Verde
CZ la Repubblica Ceca
DE la Repubblica Federale di Germania
DZ la Repubblica Algerina Democratica e Popolare
EG la Repubblica Araba d’Egitto
ES il Regno di Spagna
ET la Repubblica Democratica Federale d’Etiopia
FR la Repubblica Francese
GB il Regno Unito di Gran Bretagna e Irlanda del Nord
GR la Repubblica Ellenica
IR la Repubblica Islamica dell’Iran
IT la Repubblica Italiana
JO il Regno Hascemita di Giordania
KM l’Unione delle Comore
KP la Repubblica Popolare Democratica di Corea
KR la Repubblica di Corea
LA la Repubblica Popolare Democratica del Laos
LK la Repubblica Democratica Socialista dello Sri Lanka
LU il Granducato di Lussemburgo
MC il Principato di Monaco
MK la Repubblica della Macedonia del Nord
MX gli Stati Uniti Messicani
NL il Regno dei Paesi Bassi
PL la Repubblica di Polonia
PT la Repubblica Portoghese
RU la Federazione Russa
SM la Repubblica di San Marino
SY la Repubblica Araba Siriana
SZ il Regno di Eswatini
TR la Repubblica di Turchia
TZ la Repubblica Unita di Tanzania
US gli Stati Uniti d’America
UY la Repubblica Orientale dell’Uruguay
VA lo Stato della Città del Vaticano
VE la Repubblica Bolivariana del Venezuela
VN la Repubblica Socialista del Vietnam
ZA la Repubblica del Sudafrica
`;

const chinese = `
AE 阿拉伯联合酋长国
AR 阿根廷共和国
AU 澳大利亚联邦
BO 多民族玻利维亚国; 玻利维亚多民族国
BR 巴西联邦共和国
CD 刚果民主共和国
CF 中非共和国
CG 刚果共和国
CH 瑞士联邦
CN 中华人民共和国
CV 佛得角共和国
CZ 捷克共和国
DE 德意志联邦共和国
DO 多米尼加共和国
EG 阿拉伯埃及共和国
ET 埃塞俄比亚联邦民主共和国
FR 法兰西共和国
GB 大不列颠及北爱尔兰联合王国
GQ 赤道几内亚共和国
GN 几内亚共和国
GR 希腊共和国
GY 圭亚那合作共和国
HK 中华人民共和国香港特别行政区
IR 伊朗伊斯兰共和国
IT 意大利共和国
JO 约旦哈希姆王国
JP 日本国
KP 朝鲜民主主义人民共和国
KR 大韩民国
KW 科威特国
LA 老挝人民民主共和国
LK 斯里兰卡民主社会主义共和国
LU 卢森堡大公国
MC 摩纳哥公国
MK 北马其顿共和国
MN 蒙古国
MO 中华人民共和国澳门特别行政区
MX 墨西哥合众国
NE 尼日尔共和国
NG 尼日利亚联邦共和国
NL 荷兰王国
OM 阿曼苏丹国
PG 巴布亚新几内亚独立国
QA 卡塔尔国
RU 俄罗斯联邦
SA 沙特阿拉伯王国
SD 苏丹共和国
SS 南苏丹共和国
SY 阿拉伯叙利亚共和国
SZ 斯威士兰王国; 埃斯瓦蒂尼王国
TL 东帝汶民主共和国
TR 土耳其共和国
TZ 坦桑尼亚联合共和国
US 美利坚合众国
UY 乌拉圭东岸共和国
VA 梵蒂冈城国
VE 委内瑞拉玻利瓦尔共和国
VN 越南社会主义共和国
YE 也门共和国
ZA 南非共和国
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
CA 加拿大
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
HU 匈牙利
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
MK 北馬其頓共和國
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
TW 中華民國; 台灣; 臺灣
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
AE アラブ首長国連邦
AR アルゼンチン共和国
AU オーストラリア連邦
BO ボリビア多民族国
BR ブラジル連邦共和国
CD コンゴ民主共和国
CF 中央アフリカ共和国
CG コンゴ共和国
CH スイス連邦
CN 中華人民共和国
CV カーボベルデ共和国
CZ チェコ共和国
DE ドイツ連邦共和国
DO ドミニカ共和国
DM ドミニカ国
EG エジプト・アラブ共和国
ES スペイン王国
ET エチオピア連邦民主共和国
FR フランス共和国
GB グレートブリテン及び北アイルランド連合王国
GR ギリシャ共和国
GY ガイアナ共和国; ガイアナ協同共和国
HK 中華人民共和国香港特別行政区
ID インドネシア共和国
IN インド共和国
IR イラン・イスラム共和国
IT イタリア共和国
JO ヨルダン・ハシェミット王国
JP 日本国
KP 朝鮮民主主義人民共和国
KR 大韓民国
KW クウェート国
LA ラオス人民民主共和国
LK スリランカ民主社会主義共和国
LU ルクセンブルク大公国
MC モナコ公国
MK 北マケドニア共和国
MM ミャンマー連邦共和国
MO 中華人民共和国マカオ特別行政区
MX メキシコ合衆国
NL オランダ王国
OM オマーン国
PK パキスタン・イスラム共和国
PT ポルトガル共和国
QA カタール国
RU ロシア連邦
SA サウジアラビア王国
SE スウェーデン王国
SG シンガポール共和国
SY シリア・アラブ共和国
SZ エスワティニ王国
TH タイ王国
TL 東ティモール民主共和国
TR トルコ共和国
TZ タンザニア連合共和国
US アメリカ合衆国
UY ウルグアイ東方共和国
VA バチカン市国
VE ベネズエラ・ボリバル共和国
VN ベトナム社会主義共和国
ZA 南アフリカ共和国
`;

describe('countryCode knows official names', () => {
  it.each([
    ['English', english],
    ['French', french],
    ['Italian', italian],
    ['Chinese', chinese],
    ['traditional Chinese', traditionalChinese],
    ['Japanese', japanese],
  ])('in %s', (_, table) => {
    expect(wrongIn(table)).toEqual([]);
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
  ])('and no other name matches: %s', (name) => {
    expect(countryCode(name)).toBeNull();
  });

  it('in traditional Chinese, as Taiwan and Hong Kong call them in short', () => {
    const codes = [...new Set(rowsOf(english).map(([code]) => code))];
    for (const tag of ['zh-Hant-TW', 'zh-Hant-HK']) {
      const names = new Intl.DisplayNames(tag, { type: 'region' });
      expect(codes.filter((code) => countryCode(names.of(code) ?? '') !== code)).toEqual([]);
    }
  });
});

describe('a name with a gloss in brackets', () => {
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
  ])('is the country’s: %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
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
    expect(countryCode(name)).toBeNull();
  });
});
