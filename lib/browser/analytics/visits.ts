import { hasConsent, onConsent } from '../consent';

const purposes = [
  'ad_personalization',
  'ad_storage',
  'ad_user_data',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;

type Consent = Partial<Record<(typeof purposes)[number], 'granted' | 'denied'>>;

const denied: Consent = Object.fromEntries(purposes.map((purpose) => [purpose, 'denied']));

/** A command of Google's consent mode. Google recognises it by its type, an `arguments` object. */
function consentMessage(_command: 'consent', _kind: 'default' | 'update', _consent: Consent): IArguments {
  // biome-ignore lint/complexity/noArguments: Google ignores arrays
  return arguments;
}

let isMeasuring = false;

const syncConsent = async (gtmId: string) => {
  if (hasConsent('analytics') === isMeasuring) return;
  isMeasuring = !isMeasuring;
  const analytics_storage = isMeasuring ? 'granted' : 'denied';
  window.dataLayer?.push(consentMessage('consent', 'update', { analytics_storage }));
  if (!isMeasuring) return;
  const { default: TagManager } = await import('react-gtm-module');
  TagManager.initialize({ gtmId });
};

let hasDenied = false;

/**
 * Loads Google Tag Manager once the visitor has agreed; before that, consent mode denies everything. If the consent is
 * withdrawn, the page reloads without it. Returns a function that stops watching the consent.
 */
export const measureVisits = (gtmId: string): (() => void) => {
  window.dataLayer ??= [];
  if (!hasDenied) window.dataLayer.unshift(consentMessage('consent', 'default', denied));
  hasDenied = true;
  syncConsent(gtmId);
  return onConsent(() => syncConsent(gtmId));
};
