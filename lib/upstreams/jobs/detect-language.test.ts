import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

it.each([
  ['Horloger', 'Vous assemblez et réglez les mouvements dans notre atelier.', 'fr'],
  ['Watchmaker', 'You assemble and adjust movements in our workshop.', 'en'],
  ['Senior Manager Retail Operations, Watches & Jewellery, Flagship Stores', '', 'en'],
  ['Orologiaio', 'Assemblerete e regolerete i movimenti nel nostro atelier.', 'it'],
  ['Uhrmacher', 'Sie fertigen Uhrwerke in unserer Werkstatt und prüfen sie.', 'de'],
  ['Kuyumcu', 'Atölyemizde her gün küçük bir ekiple birlikte elde altın yüzükler yapıyor ve onarıyorsunuz.', 'tr'],
  ['Guldsmed', 'Du laver og reparerer guldringe i vores værksted hver dag, i hånden, sammen med et lille hold.', 'da'],
  [
    'Gullsmed',
    'Du lager og reparerer gullringer i verkstedet vårt hver dag, for hånd, sammen med et lite team. Vi ser etter deg ' +
      'som har fagbrev og noen års erfaring. Hos oss får du god opplæring, fast lønn og hyggelige kolleger.',
    'no',
  ],
  ['Zlatník', 'Vyrábíte a opravujete zlaté prsteny v naší dílně, každý den, ručně, s malým týmem.', 'cs'],
  ['Nhân viên bán hàng', 'Chúng tôi đang tìm nhân viên bán hàng trang sức cho cửa hàng của chúng tôi.', 'vi'],
  ['Aranyműves', 'Arany gyűrűket készít és javít a műhelyünkben, minden nap, kézzel, egy kis csapattal.', 'hu'],
  ['Bijutier', 'Confecționezi și repari inele de aur în atelierul nostru, în fiecare zi, cu o echipă mică.', 'ro'],
  ['Manajer Toko', 'Kami mencari manajer toko yang berpengalaman untuk butik kami di Jakarta.', 'id'],
  ['Kultaseppä', 'Valmistat ja korjaat kultasormuksia verstaassamme joka päivä, käsin, pienen tiimin kanssa.', 'fi'],
  ['Продавец', 'Мы ищем продавца в наш бутик в Алматы, для работы каждый день с небольшой командой.', 'ru'],
  ['Зергер', 'Сіз біздің шеберханада күн сайын шағын топпен бірге қолмен алтын сақиналар жасайсыз.', 'kk'],
  ['بائع مجوهرات', 'نحن نبحث عن بائع مجوهرات في متجرنا في دبي، للعمل كل يوم مع فريق صغير (Level 3).', 'ar'],
  ['מוכר תכשיטים', 'אנחנו מחפשים מוכר תכשיטים לחנות שלנו בתל אביב, לעבודה כל יום עם צוות קטן.', 'he'],
  ['พนักงานขายเครื่องประดับ', '', 'th'],
  ['매장 매니저', '', 'ko'],
  ['店长', '', 'zh'],
  ['制表师', '负责组装和调整机芯。', 'zh'],
  ['時計職人', '時計を組み立てます。 English words may follow in any number of them. And they do, at length.', 'ja'],
])('detects the language of %s', async (title, text, language) => {
  expect(await detectLanguage(title, `<p>${text}</p>`)).toBe(language);
});

it.each([
  ['', ''],
  ['X', ''],
  ['💎💎', ''],
  ['Retail Manager', ''],
  ['Boutique Manager', ''],
  ['Goldsmith', 'You make rings.'],
  ['Boutique Manager Place Vendôme', 'A rare position in a legendary maison of haute joaillerie.'],
  ['Zlatar', 'Izrađujete i popravljate zlatno prstenje u našoj radionici, svaki dan, ručno, s malim timom.'],
  ['4000', '1234567890 '.repeat(10)],
])('detects none if it is not certain: %s %s', async (title, text) => {
  expect(await detectLanguage(title, `<p>${text}</p>`)).toBeUndefined();
});
