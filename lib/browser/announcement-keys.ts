/**
 * The browser's storage key for the special event, by its name: whether its film was shown, or its sticker dismissed.
 */
export const introKey = (eventName: string): string => `event-intro:${eventName}`;
export const stickerKey = (eventName: string): string => `event-sticker:${eventName}`;
