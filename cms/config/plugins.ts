/** The site resizes pictures itself, so that the media library keeps only the originals and its own thumbnails. */
export default { upload: { config: { breakpoints: {}, sizeLimit: 512 * 1024 * 1024 } } };
