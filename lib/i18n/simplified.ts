/** Pairs of a traditional character that occurs in names of countries, and its simplified form. */
const pairs = `
亞亚 來来 內内 凱凯 別别 剛刚 勞劳 區区 國国 圖图 堅坚 奧奥 寧宁 屬属 岡冈 島岛 嶼屿 幾几 愛爱 揚扬 撾挝 敘叙 時时 會会
東东 極极 澤泽 濟济 灣湾 烏乌 爾尔 獅狮 獨独 當当 盧卢 眾众 約约 納纳 紐纽 紹绍 維维 緬缅 羅罗 義义 羣群 聖圣 聯联 脫脱
臘腊 與与 華华 萊莱 萬万 葉叶 蓋盖 薩萨 蘇苏 蘭兰 裏里 裡里 諾诺 誕诞 貝贝 買买 賓宾 賴赖 賽赛 贊赞 達达 錫锡 長长 門门
開开 關关 陸陆 靈灵 韋韦 韓韩 領领 頓顿 顛颠 馬马 魯鲁 鮑鲍 鮮鲜 麥麦 茲兹 臺台 喬乔 倫伦 庫库 湯汤 體体 協协
`;

const simplifiedForms = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map(([traditional = '', simplified = '']) => [traditional, simplified] as const),
);

/** Replaces the traditional characters in the name of a country by simplified ones. */
export const toSimplified = (name: string): string =>
  name.replace(/\p{Script=Han}/gu, (character) => simplifiedForms.get(character) ?? character);
