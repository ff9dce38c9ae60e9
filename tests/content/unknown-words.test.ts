import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { defaultListQuery } from '@/lib/model/lists/list-query';
import { getLabel } from '@/lib/site/careers/catalogue/offer';
import { catalogue, loadAllOffers } from './judged-queries';

const searchesPerLocale = 60;

it.each<[Locale, string[]]>([
  ['en', ['50k', 'sponsorship', 'zzqx']],
  ['fr', ['45k', 'logement', 'zzqx']],
  ['it', ['35k', 'alloggio', 'zzqx']],
  ['cn', ['五险', '两万', '双休']],
  ['jp', ['駐在', '昇給', 'ビザ']],
])(
  'an unknown word beside a role and a city is named and changes no result in %s',
  async (locale, unknownWords) => {
    const find = async (search: string) => {
      const { offers, nbHits, missingWords } = await catalogue.searchOffers({ ...defaultListQuery, locale, search });
      return { nbHits, missingWords, ids: offers.map(({ posting }) => posting.jobId) };
    };
    const searches = new Set(
      (await loadAllOffers(locale)).map(({ posting: { role, locationCity } }) =>
        [getLabel(role, locale), getLabel(locationCity, locale)].join(' '),
      ),
    );
    const changed: unknown[] = [];
    for (const [index, search] of [...searches].slice(0, searchesPerLocale).entries()) {
      const word = unknownWords[index % unknownWords.length] ?? '';
      const expected = await find(search);
      const actual = await find(`${search} ${word}`);
      const isSame = actual.nbHits === expected.nbHits && actual.ids.join() === expected.ids.join();
      if (expected.nbHits === 0 || !isSame || actual.missingWords.join() !== word)
        changed.push({ search, expected, actual });
    }
    expect(changed).toEqual([]);
  },
  60_000,
);
