/** What framer-motion can do for popups, loaded with the first one that moves: animation, gestures, drag. */
export { domMax as default } from 'framer-motion';
