import { z } from 'zod';
import { tags } from '../../model/tags';
import { createCachedFolder } from '../files/cached-folder';
import { reuseIfEqual } from '../files/reuse-if-equal';
import { isKnownPlace, type JobBoard, type ListedPosting, listPlaces, type PostingSource, place } from './contract';
import { toTerm } from './posting-fields';

const fileName = 'places.yaml';

/** The places that an operator names, by the texts of the board. */
const placesSchema = z
  .record(
    z.string().trim().min(1),
    place
      .omit({ placeText: true })
      .extend({ locationCity: z.string().transform(toTerm).optional() })
      .strict(),
  )
  .transform((places) => new Map(Object.entries(places)));
type OperatorPlaces = z.infer<typeof placesSchema>;

/** The posting with its places as the operator names them. Places of which nothing is certain are left out. */
const withPlaces = <T extends ListedPosting>(posting: T, operatorPlaces: OperatorPlaces): T => {
  const places = listPlaces(posting);
  if (places.every(({ placeText }) => !placeText)) return posting;
  const [first, ...otherPlaces] = places
    .map(({ placeText, ...place }) => operatorPlaces.get(placeText ?? '') ?? place)
    .filter(isKnownPlace);
  const { locationCity, region, locationCountry, placeText, otherPlaces: _, ...facts } = posting;
  return { ...facts, ...first, ...(otherPlaces.length > 0 && { otherPlaces }) } as T;
};

/**
 * Wraps the board of a vendor, whose places are texts: where no country is certain, `places.yaml` in the folder `root`
 * says which place it is. The vendor itself reports no changes.
 */
export const withOperatorPlaces = (board: PostingSource, root: string): JobBoard => {
  const file = createCachedFolder<OperatorPlaces>({
    name: 'places',
    root,
    build: async (reader, previous) => {
      const isWritten = (await reader.list('')).some(({ name }) => name === fileName);
      return reuseIfEqual(previous, isWritten ? await reader.readYaml(fileName, placesSchema) : new Map());
    },
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
