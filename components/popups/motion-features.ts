/**
 * The framer-motion features for popups (animations, gestures, dragging), loaded with the first popup that uses them.
 */
export { domMax as default } from 'framer-motion';
