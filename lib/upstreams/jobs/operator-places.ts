import { z } from 'zod';
import { locales } from '../../i18n/locales';
import { tags } from '../../model/tags';
import { createCachedFolder } from '../files/cached-folder';
import { reuseIfEqual } from '../files/reuse-if-equal';
import {
  isKnownPlace,
  type JobBoard,
  type ListedPosting,
  listPlaces,
  type PostingPlace,
  type PostingSource,
  place,
} from './contract';
import { toTerm } from './posting-fields';

/** A city's name, or its names by locale, from the first of which its key derives: the same for every spelling. */
const city = z.union([z.string(), z.partialRecord(z.enum(locales), z.string())]).transform((names) => {
  const [name] = typeof names === 'string' ? [names] : Object.values(names);
  const term = toTerm(name);
  return term && { ...term, names };
});

/** The places that an operator names, by the texts of the board, or by its names of cities. */
const placesSchema = z
  .record(z.string().trim().min(1), place.omit({ placeText: true }).extend({ locationCity: city.optional() }).strict())
  .transform((places) => new Map(Object.entries(places)));
type OperatorPlaces = z.infer<typeof placesSchema>;

/** The posting with its places as the operator names them. Places of which nothing is certain are left out. */
const withPlaces = <T extends ListedPosting>(posting: T, operatorPlaces: OperatorPlaces): T => {
  const places = listPlaces(posting);
  const findPlace = ({ placeText, locationCity }: PostingPlace) =>
    operatorPlaces.get(placeText ?? (typeof locationCity?.names === 'string' ? locationCity.names : ''));
  if (places.every((place) => !place.placeText && !findPlace(place))) return posting;
  const [first, ...otherPlaces] = places
    .map(({ placeText, ...place }) => ({ ...place, ...findPlace({ placeText, ...place }) }))
    .filter(isKnownPlace);
  const { locationCity, region, locationCountry, placeText, otherPlaces: _, ...facts } = posting;
  return { ...facts, ...first, ...(otherPlaces.length > 0 && { otherPlaces }) } as T;
};

/**
 * Wraps the board of a vendor, whose places are texts: `places.yaml` in the folder `root` says which place it is where no
 * country is certain, or where a city has several spellings. The vendor itself reports no changes.
 */
export const withOperatorPlaces = (board: PostingSource, root: string): JobBoard => {
  const file = createCachedFolder<OperatorPlaces>({
    name: 'places',
    root,
    build: async (reader, previous) =>
      reuseIfEqual(previous, (await reader.readYamlIfAny('places.yaml', placesSchema)) ?? new Map()),
    diffTags: () => [tags.offers],
  });
  return {
    async *postings() {
      const places = await file.get();
      for await (const posting of board.postings()) yield withPlaces(posting, places);
    },
    posting: async (id) => {
      const posting = await board.posting(id);
      return posting && withPlaces(posting, await file.get());
    },
    loadChanges: file.reload,
    listUnmappedPlaces: async () => {
      const places = await file.get();
      const counts = new Map<string, number>();
      for await (const posting of board.postings())
        for (const { placeText } of listPlaces(posting))
          if (placeText && !places.has(placeText)) counts.set(placeText, (counts.get(placeText) ?? 0) + 1);
      return counts;
    },
  };
};
