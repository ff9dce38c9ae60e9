/** Returns the storage key under which the browser remembers that the film of an event was shown. */
export const getIntroKey = (eventName: string): string => `event-intro:${eventName}`;

/** Returns the storage key under which the browser remembers that the sticker of an event was hidden. */
export const getStickerKey = (eventName: string): string => `event-sticker:${eventName}`;
