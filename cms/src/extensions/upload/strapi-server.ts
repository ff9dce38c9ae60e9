interface UploadPlugin {
  contentTypes: { file: { schema: { attributes: Record<string, object> } } };
}

/** Adds the blurred preview of a picture, a data URI, to the files of the media library. */
export default (plugin: UploadPlugin) => {
  plugin.contentTypes.file.schema.attributes.blur = { type: 'text', configurable: false };
  return plugin;
};
