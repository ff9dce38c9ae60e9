/** The media library stores only originals and thumbnails, because the site resizes pictures itself. */
export default { upload: { config: { breakpoints: {}, sizeLimit: 512 * 1024 * 1024 } } };
