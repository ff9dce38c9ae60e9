/**
 * Stands in for the package of this name in the browser (next.config.js), and saves pages its code. Only next-i18next's
 * `appWithTranslation` uses it, to copy the static properties of the app: it has none.
 *
 * @template T
 * @param {T} target
 */
export default (target) => target;
