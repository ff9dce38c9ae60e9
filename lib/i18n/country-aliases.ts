/** Names that job boards use and that neither `world-countries` nor `Intl` has. A row has a code and its names. */
const table = `
AE Émirats; Émirats arabes; Emirati; Emirati Arabi; ÉAU; 阿联酋; 阿聯酋
AF Emirato Islamico dell'Afghanistan
AG Antigua
AU 豪州
BA Bosnie; 波黑; 波斯尼亚; ボスニア
BN 文莱达鲁萨兰国; 汶莱和平之国; État du Brunéi Darussalam
BL St. Barths; St. Barts; Saint-Barth
BO Stato Plurinazionale di Bolivia
BQ Bonaire; Sint Eustatius; Saba
CD RDC
CH Confederazione Elvetica; Confédération helvétique
CN PRC; P.R. China; RPC; Mainland China; China Mainland; Chine continentale; Cina continentale; 中国大陆; 中國大陸
CV カーボヴェルデ; République du Cabo Verde
CZ Czech
DO 多米尼加; 多米尼加共和国
DZ République algérienne démocratique et populaire; Repubblica algerina democratica e popolare
ET Repubblica Democratica Federale d'Etiopia
FK Falklands; Malvinas; Malouines; Malvine; Falkland (les Îles)/Malouines (les Îles); 马尔维纳斯群岛
FO Faroes
GB UK; Britain; England; Scotland; Wales; Northern Ireland
GB Grande-Bretagne; Angleterre; Écosse; Pays de Galles; Irlande du Nord
GB Gran Bretagna; Inghilterra; Scozia; Galles; Irlanda del Nord
GB 大不列颠; 联合王国; 英格兰; 苏格兰; 威尔士; 北爱尔兰; 英格蘭; 蘇格蘭; 威爾斯; 北愛爾蘭
GB グレートブリテン; 連合王国; イングランド; スコットランド; ウェールズ; 北アイルランド; 大不列颠暨北爱尔兰联合王国
GE グルジア
GN Guinea Conakry; Guinée Conakry
GY République coopérative du Guyana; Repubblica cooperativa della Guyana
HK Hong Kong SAR; Hong Kong, China; Hong Kong, Chine; Hong Kong, Cina; 中国香港; 中國香港
HK Hong Kong Special Administrative Region of China; Région administrative spéciale de Hong Kong de la Chine
IE Irish Republic
JO 约旦哈希米王国; ヨルダン・ハシェミット王国
KN Saint Kitts; St Kitts
KP 北韩; Corée Nord; Corea Nord; Repubblica popolare democratica di Corea
KR Korea; Corée; Corea; 南韩; 南朝鲜; 南朝鮮; 大韓民國; Corée Sud; Corea Sud
LA Lao PDR; 寮; Repubblica Popolare Democratica del Laos
LK République socialiste démocratique de Sri Lanka
LY État de Libye
MD République de Moldova
MF Saint-Martin partie française
MK FYROM; FYR Macedonia; Macédoine; Ex-République yougoslave de Macédoine; ARYM; 马其顿; マケドニア; Repubblica della Macedonia del Nord
MM ビルマ
MO Macao SAR; Macau SAR; Macao, China; Macau, China; Macao, Chine; Macao, Cina; 中国澳门; 中國澳門
MO Macao Special Administrative Region of China; Région administrative spéciale de Macao de la Chine
MX Stati Uniti messicani
NL Hollande; Olanda; 尼德兰; Royaume des Pays-Bas; Regno dei Paesi Bassi
NP République fédérale démocratique du Népal
NZ 纽西兰
PF Tahiti
PS Palestinian Territory; Occupied Palestinian Territory
SA KSA; 沙特; サウジ
SH Ascension Island; Tristan da Cunha
SJ Svalbard; Spitsbergen; Jan Mayen
SY 阿拉伯叙利亚共和国
SZ スワジランド; 埃斯瓦蒂尼
TL République démocratique du Timor-Leste
TR Turkey; République de Türkiye
TT Trinidad; Tobago
TW Taiwan, Province of China; Taiwan, China; Taiwan R.O.C.; ROC; Formosa; Formose
TW 臺灣; 中国台湾; 中國台灣; チャイニーズ・タイペイ
US America; Amérique; 美利坚; 米国
UY Eastern Republic of Uruguay
VA Holy See; Saint-Siège; Santa Sede; 圣座; 教廷; ヴァチカン
VC Saint Vincent; St Vincent
VE 委内瑞拉玻利瓦共和国
VG BVI
VI USVI
VN ヴェトナム
WS Western Samoa
WS État indépendant du Samoa; Stato indipendente di Samoa
`;

/** The aliases of countries by their two-letter codes, of which one may occur several times. */
export const countryAliases: readonly { code: string; names: readonly string[] }[] = table
  .trim()
  .split('\n')
  .map((row) => ({ code: row.slice(0, 2), names: row.slice(3).split('; ') }));
