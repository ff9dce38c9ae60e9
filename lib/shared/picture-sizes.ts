/** The widths in pixels of pictures that span most of the window. */
export const wideWidths = [375, 640, 820, 1080, 1440, 1920, 2400];

/** The widths in pixels of pictures in lists. */
export const smallWidths = [104, 125, 208, 320];

/** All picture widths that pages request, in pixels. */
export const pictureWidths = [...smallWidths, ...wideWidths];

/** The quality of every picture, from 1 to 100. */
export const pictureQuality = 70;
