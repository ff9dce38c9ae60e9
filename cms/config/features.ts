/** Keeps the media library with a dialog for uploads, in which editors write the alternative text of a picture. */
export default { useLegacyMediaLibrary: true };
