/** Former names and variants that neither `countries.json` nor `Intl` has: a code, then its names. */
const table = `
AE Émirats; Émirats arabes; Emirati; Emirati Arabi; ÉAU; 阿联酋; 阿聯酋
AG Antigua
AU 豪州
BA Bosnie; 波黑; 波斯尼亚; ボスニア
BD East Pakistan
BF Upper Volta; Haute-Volta; Alto Volta; 上沃尔特; オートボルタ
BJ Dahomey; 达荷美; ダホメ
BN 文莱达鲁萨兰国; 汶莱和平之国
BL St. Barths; St. Barts; Saint-Barth
BQ Bonaire; Sint Eustatius; Saba
BW Bechuanaland
BY Byelorussia; Belorussia; 白ロシア
BZ British Honduras; Honduras britannique; Honduras britannico
CD Zaire; Belgian Congo; Congo belge; Congo belga; RDC; 扎伊尔; ザイール
CH Confederazione Elvetica; Confédération helvétique
CN PRC; P.R. China; RPC; Mainland China; China Mainland; Chine continentale; Cina continentale; 中国大陆; 中國大陸
CV カーボヴェルデ
CZ Czech
DE East Germany; West Germany; German Democratic Republic; GDR; DDR; RDA; RFA; Allemagne de l'Est
DE Allemagne de l'Ouest; Germania Est; Germania Ovest; 东德; 西德; 東ドイツ; 西ドイツ
DO 多米尼加; 多米尼加共和国
DZ République algérienne démocratique et populaire; Repubblica algerina democratica e popolare
ET Abyssinia; Abyssinie; Abissinia; 阿比西尼亚; アビシニア
FK Falklands; Malvinas; Malouines; Malvine; Falkland (les Îles)/Malouines (les Îles); 马尔维纳斯群岛
FO Faroes
GB UK; Britain; England; Scotland; Wales; Northern Ireland
GB Grande-Bretagne; Angleterre; Écosse; Pays de Galles; Irlande du Nord
GB Gran Bretagna; Inghilterra; Scozia; Galles; Irlanda del Nord
GB 大不列颠; 联合王国; 英格兰; 苏格兰; 威尔士; 北爱尔兰; 英格蘭; 蘇格蘭; 威爾斯; 北愛爾蘭
GB グレートブリテン; 連合王国; イングランド; スコットランド; ウェールズ; 北アイルランド; 大不列颠暨北爱尔兰联合王国
GE グルジア
GN Guinea Conakry; Guinée Conakry
GY British Guiana; République coopérative du Guyana; Repubblica cooperativa della Guyana
HK Hong Kong SAR; Hong Kong, China; Hong Kong, Chine; Hong Kong, Cina; 中国香港; 中國香港
HK Hong Kong Special Administrative Region of China; Région administrative spéciale de Hong Kong de la Chine
IE Irish Republic; Irish Free State
IR Persia; Perse; 波斯; ペルシャ; ペルシア
JO 约旦哈希米王国; ヨルダン・ハシェミット王国
KG Kirghizia; Kirgizia; Kirghizie; キルギスタン
KH Khmer Republic
KI Gilbert Islands
KN Saint Kitts; St Kitts
KP 北韩; Corée Nord; Corea Nord; Repubblica popolare democratica di Corea
KR Korea; Corée; Corea; 南韩; 南朝鲜; 南朝鮮; 大韓民國; Corée Sud; Corea Sud
LA Lao PDR; 寮
LK Ceylon; Ceylan; 锡兰; セイロン
LS Basutoland
LY Libyan Arab Jamahiriya
MD モルダビア
MF Saint-Martin partie française
MG Malagasy Republic
MK FYROM; FYR Macedonia; Macédoine; Ex-République yougoslave de Macédoine; ARYM; 马其顿; マケドニア
MM ビルマ
MO Macao SAR; Macau SAR; Macao, China; Macau, China; Macao, Chine; Macao, Cina; 中国澳门; 中國澳門
MO Macao Special Administrative Region of China; Région administrative spéciale de Macao de la Chine
MW Nyasaland
MX Stati Uniti messicani
NA South West Africa
NL Hollande; Olanda; 尼德兰; Royaume des Pays-Bas; Regno dei Paesi Bassi
NZ 纽西兰
PF Tahiti
PS Palestinian Territory; Occupied Palestinian Territory
SA KSA; 沙特; サウジ
SH Ascension Island; Tristan da Cunha
SJ Svalbard; Spitsbergen; Jan Mayen
SR Dutch Guiana
SY 阿拉伯叙利亚共和国
SZ スワジランド; 埃斯瓦蒂尼
TH Siam; 暹罗; シャム
TR Turkey
TT Trinidad; Tobago
TV Ellice Islands
TW Taiwan, Province of China; Taiwan, China; Taiwan R.O.C.; ROC; Formosa; Formose
TW 臺灣; 中国台湾; 中國台灣; チャイニーズ・タイペイ
TZ Tanganyika; Zanzibar
US America; Amérique; 美利坚; 米国
VA Holy See; Saint-Siège; Santa Sede; 圣座; 教廷; ヴァチカン
VC Saint Vincent; St Vincent
VE 委内瑞拉玻利瓦共和国
VG BVI
VI USVI
VN ヴェトナム
VU New Hebrides; Nouvelles-Hébrides; Nuove Ebridi; 新赫布里底; ニューヘブリディーズ
WS Western Samoa; Samoa occidentales; Samoa occidentali; 西萨摩亚; 西サモア
WS État indépendant du Samoa; Stato indipendente di Samoa
ZM Northern Rhodesia
ZW Rhodesia; Southern Rhodesia; Rhodésie; 罗得西亚; ローデシア
`;

/** A country may have several rows. */
export const countryAliases: readonly { code: string; names: readonly string[] }[] = table
  .trim()
  .split('\n')
  .map((row) => ({ code: row.slice(0, 2), names: row.slice(3).split('; ') }));
