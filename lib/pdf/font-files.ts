/** The roles of text. */
export type Role = 'title' | 'heading' | 'text' | 'em' | 'strong' | 'label';

const listWeightFonts = (weight: 'Light' | 'Regular' | 'Medium', number: 300 | 400 | 500) => ({
  fallback: `@expo-google-fonts/noto-sans/${number}${weight}/NotoSans_${number}${weight}.ttf`,
  thai: `@expo-google-fonts/noto-sans-thai/${number}${weight}/NotoSansThai_${number}${weight}.ttf`,
  arabic: `@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-${weight === 'Medium' ? 'Bold' : 'Regular'}.ttf`,
  hebrew: `@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-${weight === 'Medium' ? 'Bold' : 'Regular'}.ttf`,
  korean: '@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  chinese: `@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`,
  japanese: `@embedpdf/fonts-jp/fonts/NotoSansJP-${weight}.otf`,
});
const light = listWeightFonts('Light', 300);
const regular = listWeightFonts('Regular', 400);
const medium = listWeightFonts('Medium', 500);

/** The font of each role, and fonts of the same weight with the characters that it lacks. */
const roles = {
  title: { primary: '@expo-google-fonts/cormorant/300Light/Cormorant_300Light.ttf', ...light },
  heading: { primary: '@expo-google-fonts/cormorant/500Medium/Cormorant_500Medium.ttf', ...regular },
  text: { primary: '@expo-google-fonts/jost/300Light/Jost_300Light.ttf', ...light },
  em: { primary: '@expo-google-fonts/jost/300Light_Italic/Jost_300Light_Italic.ttf', ...light },
  strong: { primary: '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf', ...medium },
  label: { primary: '@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf', ...regular },
} satisfies Record<Role, { primary: string } & typeof light>;

interface FontFiles {
  alphabetic: string[];
  /** The fonts of the language come first, that of Korean last: it has kana, too. */
  cjk: string[];
}

/**
 * The font files for text of a role, as paths in `node_modules`, in the order in which they are tried. Only the regular
 * weight always has all characters: `npm run standalone` subsets the others (scripts/standalone/trim-font.mts).
 */
export const getFontFiles = (role: Role, isChinese: boolean): FontFiles => {
  const { chinese, japanese, korean, ...alphabetic } = roles[role];
  const languageFonts = [
    [chinese, regular.chinese],
    [japanese, regular.japanese],
  ];
  return {
    alphabetic: Object.values(alphabetic),
    cjk: [...(isChinese ? languageFonts : languageFonts.reverse()).flat(), korean],
  };
};

/** The Chinese and Japanese fonts. */
export const cjkFonts = [light, regular, medium].flatMap(({ chinese, japanese }) => [chinese, japanese]);

/** The fonts in which rare characters may be missing, because the regular weight has them. */
export const subsetFonts = { chinese: [light.chinese, medium.chinese], japanese: [light.japanese, medium.japanese] };

/** All font files, as paths in `node_modules`. */
export const fontFiles = [...new Set(Object.values(roles).flatMap((fonts) => Object.values(fonts)))];
