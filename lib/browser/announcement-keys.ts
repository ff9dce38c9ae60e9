/** What a browser remembers about the special event, by its name: that its film was shown, that its sticker was put away. */
export const introKey = (eventName: string): string => `event-intro:${eventName}`;
export const stickerKey = (eventName: string): string => `event-sticker:${eventName}`;
