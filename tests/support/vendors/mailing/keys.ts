/** The keys that the stand-ins accept. */
export const brevoKey = 'xkeysib-1';
export const webhookSecret = 'whsec_YSBrZXkgb2YgdGhpcnR5LXR3byBieXRlcyBpbiBhbGw=';
