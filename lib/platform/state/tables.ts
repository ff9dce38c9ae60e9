import type { Locale } from '../../i18n/locales';
import type { JobAlert } from '../../model/job';
import type { SubscriptionList } from '../../shared/constants';

interface Confirmable {
  id: string;
  email: string | null;
  /** The email address in lower case, so that addresses are compared without case. */
  emailKey: string | null;
  status: 'pending' | 'confirmed' | 'cancelled';
  confirmedAt: number | null;
}

/**
 * The tables of the site, as `migrations` creates them, without what only older builds use. Times are in Unix ms.
 */
export interface Tables {
  alert: Omit<Confirmable, 'status'> & {
    status: Confirmable['status'] | 'paused';
    frequency: JobAlert['frequency'];
    /** The criteria, a JobSearch as JSON. */
    criteria: string;
    locale: Locale;
    createdAt: number;
    lastSentAt: number | null;
  };
  alertSubmission: Pick<Tables['alert'], 'frequency' | 'locale'> & {
    key: string;
    alert: string;
    /** When the person consented to the transfer of the data to France, in locales that require it. */
    transferConsentAt: number | null;
  };
  /** `person` is the subscriber as JSON: once confirmed, that of the submission that was confirmed last. */
  subscription: Confirmable & { list: SubscriptionList; person: string | null };
  subscriptionSubmission: { key: string; subscription: string; person: string | null; createdAt: number };
  /** Entries to send, or sent during the last day: see `outbox`. */
  outbox: {
    /**
     * `key`, `digest`, `recipient` and `sender` are fingerprints of the idempotency key, the content and addresses. The
     * sender is the visitor who wrote a message to the group.
     */
    key: string;
    digest: string;
    recipient: string;
    sender: string | null;
    kind: string;
    /** The content as encrypted JSON; null once it is sent. */
    content: string | null;
    /** The id of the record to which the entry belongs, such as an alert. */
    about: string | null;
    createdAt: number;
    /** When to send the entry, or to retry it if the current attempt does not end. */
    dueAt: number;
    attempts: number;
    sentAt: number | null;
    failedAt: number | null;
  };
  /** Emails that count towards the limit of an address. `id` and `recipient` are fingerprints. */
  countedMail: { id: string; recipient: string; at: number };
  /** Single-use ids. Until `until`, an id belongs to its first user. */
  usedId: { id: string; user: string; until: number };
  /** Closing prices of a share; `date` is an ISO date. */
  close: { share: string; date: string; price: number };
  /** Static files of builds, by address. `usedAt` is when a server last used the file. */
  buildFile: { address: string; content: Uint8Array; usedAt: number };
  /** Addresses with 404: see `missing-paths`. `referrer` is the host and path of the last page that linked there. */
  missingPath: { path: string; count: number; referrer: string | null; lastAt: number };
  /** The paths of pages, current and former, each with the id of the page that had it last. */
  pagePath: { path: string; page: string };
  /** The requests of each visitor, as rate-limiter-flexible counts them. `key` contains a fingerprint. */
  rateLimit: { key: string; points: number; expire: number | null };
}
