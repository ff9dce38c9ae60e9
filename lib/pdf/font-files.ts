/** The roles of text. */
export type Role = 'title' | 'heading' | 'text' | 'em' | 'strong' | 'label';

const fontsOf = (weight: 'Light' | 'Regular' | 'Medium', number: 300 | 400 | 500) => ({
  others: `@expo-google-fonts/noto-sans/${number}${weight}/NotoSans_${number}${weight}.ttf`,
  chinese: `@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`,
  japanese: `@embedpdf/fonts-jp/fonts/NotoSansJP-${weight}.otf`,
});
const light = fontsOf('Light', 300);
const regular = fontsOf('Regular', 400);
const medium = fontsOf('Medium', 500);

/** The font of each role, and fonts of the same weight with the characters that it lacks. */
const roles = {
  title: { first: '@expo-google-fonts/cormorant/300Light/Cormorant_300Light.ttf', ...light },
  heading: { first: '@expo-google-fonts/cormorant/500Medium/Cormorant_500Medium.ttf', ...regular },
  text: { first: '@expo-google-fonts/jost/300Light/Jost_300Light.ttf', ...light },
  em: { first: '@expo-google-fonts/jost/300Light_Italic/Jost_300Light_Italic.ttf', ...light },
  strong: { first: '@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf', ...medium },
  label: { first: '@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf', ...regular },
} satisfies Record<Role, { first: string; others: string; chinese: string; japanese: string }>;

interface FontFiles {
  alphabets: string[];
  /** Those of the language first. */
  square: string[];
}

/**
 * The files of the fonts for text of a role, as paths in the packages, in the order in which they are tried. Only the
 * regular weight always has all characters: `npm run standalone` cuts the others (scripts/standalone/cut-font.mts).
 */
export const fontFilesFor = (role: Role, isChinese: boolean): FontFiles => {
  const { first, others, chinese, japanese } = roles[role];
  const forms = [
    [chinese, regular.chinese],
    [japanese, regular.japanese],
  ];
  return { alphabets: [first, others], square: (isChinese ? forms : forms.reverse()).flat() };
};

/** The Chinese and Japanese fonts. */
export const squareFonts = [light, regular, medium].flatMap(({ chinese, japanese }) => [chinese, japanese]);

/** Those in which rare characters may be missing, since the regular weight has them. */
export const cutFonts = { chinese: [light.chinese, medium.chinese], japanese: [light.japanese, medium.japanese] };

/** All files. */
export const fontFiles = [...new Set(Object.values(roles).flatMap((fonts) => Object.values(fonts)))];
