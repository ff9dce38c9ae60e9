/** Stands in for `hoist-non-react-statics` in the browser (next.config.js): what next-i18next wraps, the app, has none. */
export default (target) => target;
