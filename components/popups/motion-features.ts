/** The framer-motion features for popups (animation, gestures, drag), loaded with the first popup that uses them. */
export { domMax as default } from 'framer-motion';
