/** Widths of pictures that span the window, or most of it, in pixels. */
export const wideWidths = [375, 640, 820, 1080, 1440, 1920, 2400];

/** Widths of pictures in lists, in pixels. */
export const smallWidths = [104, 125, 208, 320];

/** All widths that pages request. */
export const pictureWidths = [...smallWidths, ...wideWidths];

/** The quality of every picture, from 1 to 100. */
export const pictureQuality = 70;
