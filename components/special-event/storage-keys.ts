/** The browser's storage key for whether the film of an event was shown, by the event's name. */
export const introKey = (eventName: string): string => `event-intro:${eventName}`;

/** The browser's storage key for whether the sticker of an event was hidden, by the event's name. */
export const stickerKey = (eventName: string): string => `event-sticker:${eventName}`;
