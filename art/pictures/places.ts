/** A picture that Blender renders from a scene in `scenes/places/`. */
export interface PlaceSpec {
  /** Address on the site, under /media/. */
  path: string;
  /** The file of the scene, without its ending. */
  scene: string;
  width: number;
  height: number;
  /** The point that must stay in view when the picture is cropped. */
  focal: string;
}

const place = (path: string, scene: string, focal: string, width = 2400, height = 1350): PlaceSpec => ({
  path: `/media/${path}.jpg`,
  scene,
  width,
  height,
  focal,
});

export const PLACES: PlaceSpec[] = [
  place('home/hero-1', 'hero', '74% 52%'),
  place('places/facade', 'facade', '48% 62%'),
  place('places/atelier', 'atelier', '60% 58%'),
  place('places/printing-room', 'printing', '64% 58%'),
  place('places/salon', 'salon', '60% 55%'),
  place('places/cellar', 'cellar', '54% 58%'),
  place('places/vines', 'vines', '55% 60%'),
  place('pages/governance', 'governance', '50% 62%'),
  place('pages/investors', 'investors', '66% 50%'),
  place('events/exhibition', 'exhibition', '64% 52%'),
  place('events/open-workshops', 'workshops', '56% 58%'),
  place('sectors/hospitality', 'hospitality', '55% 48%'),
  place('houses/rochefaille-detail', 'rochefaille', '30% 62%', 1200, 1500),
  place('people/printer', 'printer', '52% 55%', 1600, 1200),
  place('people/saddler', 'saddler', '46% 54%', 1600, 1200),
];
