import { afterAll, expect, it } from 'vitest';
import { removeContent, writeFile, writeFolder } from '@/tests/support/content';
import { buildBarePosting, createBoard } from '@/tests/support/offers';
import { type ListedPosting, listPlaces } from './contract';
import { withOperatorPlaces } from './operator-places';
import { parsePlaces } from './places';

afterAll(removeContent);

const buildPosting = (jobId: string, text: string) => {
  const [first, ...otherPlaces] = parsePlaces([text]);
  return buildBarePosting(jobId, { ...first, otherPlaces });
};
const source = createBoard([
  buildPosting('J-1', 'Atelier Nord'),
  buildPosting('J-2', 'Paris, France; Georgia; Nowhere Hall'),
  buildPosting('J-3', 'Georgia'),
  buildPosting('J-4', 'Remote'),
]);
const atelier = { 'Atelier Nord': { locationCity: 'Lyon', locationCountry: 'FR' } };
const georgia = { Georgia: { locationCountry: 'GE' } };

it('has the places that the operator names, until the file changes, and lists the others', async () => {
  const root = writeFolder({ 'places.yaml': atelier });
  const board = withOperatorPlaces(source, root);
  const readPlaces = async () => {
    const postings: ListedPosting[] = [];
    for await (const posting of board.postings()) postings.push(posting);
    for (const { jobId, ...posting } of postings) expect(await board.posting(jobId)).toMatchObject(posting);
    return postings.map((posting) =>
      listPlaces(posting).map(({ locationCity, ...place }) => [locationCity?.key, ...Object.values(place)].join(' ')),
    );
  };
  const [lyon, paris, hall] = ['lyon FR', 'paris FR', 'nowhere-hall'];
  expect(await readPlaces()).toEqual([[lyon], [paris, hall], [''], ['']]);
  expect(await board.listUnmappedPlaces?.()).toEqual(
    new Map([
      ['Georgia', 2],
      ['Nowhere Hall', 1],
    ]),
  );

  writeFile(root, 'places.yaml', { ...atelier, ...georgia });
  const { tags, publish } = await board.loadChanges(null);
  expect(tags).toEqual(['offers']);
  publish();
  expect(await readPlaces()).toEqual([[lyon], [paris, ' GE', hall], [' GE'], ['']]);
  expect(await board.listUnmappedPlaces?.()).toEqual(new Map([['Nowhere Hall', 1]]));
});

it('has one city for every spelling that the operator names', async () => {
  const locationCity = { en: 'Tokyo', jp: '東京' };
  const root = writeFolder({
    'places.yaml': { Tokyo: { locationCity }, 東京: { locationCity, locationCountry: 'JP' } },
  });
  const spellings = createBoard([buildPosting('J-1', 'Tokyo, Japan'), buildPosting('J-2', '東京')]);
  for (const id of ['J-1', 'J-2'])
    expect(await withOperatorPlaces(spellings, root).posting(id)).toMatchObject({
      locationCity: { key: 'tokyo', names: locationCity },
      locationCountry: 'JP',
    });
});

it('rejects a file that names a place in no country', async () => {
  const root = writeFolder({ 'places.yaml': { 'Atelier Nord': { locationCity: 'Lyon', locationCountry: 'France' } } });
  await expect(withOperatorPlaces(source, root).posting('J-1')).rejects.toThrow(
    'places.yaml is invalid:\n  Atelier Nord.locationCountry: must be the code of a country',
  );
});
