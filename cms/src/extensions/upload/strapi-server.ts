interface UploadPlugin {
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/**
 * Adds two fields to the files of the media library: the exact size, and the blurred preview of a picture, a data URI.
 */
export default (plugin: UploadPlugin) => {
  const { attributes } = plugin.contentTypes.file.schema;
  attributes.bytes = { type: 'integer', configurable: false };
  attributes.blur = { type: 'text', configurable: false };
  return plugin;
};
