/**
 * Stands in for the package of this name in the browser (next.config.js), and spares pages its code. Of what the site
 * loads, next-i18next's `appWithTranslation` alone uses it, to copy what the app has beside its function: it has nothing.
 *
 * @template T
 * @param {T} target
 */
export default (target) => target;
