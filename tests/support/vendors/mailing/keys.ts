/** What the stand-ins ask a site for. */
export const brevoKey = 'xkeysib-1';
export const webhookSecret = 'whsec_YSBrZXkgb2YgdGhpcnR5LXR3byBieXRlcyBpbiBhbGw=';
