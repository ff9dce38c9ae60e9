import type { Locale } from '../../i18n/locales';
import type { JobAlert } from '../../model/job';
import type { SubscriptionList } from '../../shared/constants';

/** Times are Unix ms. `claimedUntil` is the time until which one process does the row's work; see `claim`. */
interface Claimable {
  claimedUntil: number;
}

interface Submission extends Claimable {
  key: string;
  mailedAt: number | null;
}

interface Confirmable {
  id: string;
  email: string | null;
  /** `email` is in lower case, so that addresses are compared without case. */
  emailKey: string | null;
  status: 'pending' | 'confirmed' | 'cancelled';
  confirmedAt: number | null;
}

/** The tables of the site, as `migrations` creates them. */
export interface Tables {
  alert: Confirmable &
    Claimable & {
      frequency: JobAlert['frequency'];
      /** A JobSearch as JSON. */
      criteria: string;
      locale: Locale;
      createdAt: number;
      lastSentAt: number | null;
    };
  alertSubmission: Submission &
    Pick<Tables['alert'], 'frequency' | 'locale'> & {
      alert: string;
      /** When the person agreed to the transfer of the data to France, in languages that ask for it. */
      transferConsentAt: number | null;
    };
  /** `person` is the subscriber as JSON. A subscription takes it from the submission that is confirmed. */
  subscription: Confirmable & { list: SubscriptionList; person: string | null };
  subscriptionSubmission: Submission & { subscription: string; person: string | null; createdAt: number };
  /** Messages of visitors that were mailed. `key` and `content` are fingerprints: no sender and no content is stored. */
  message: Submission & { content: string; createdAt: number };
  /** What is to be sent, or was sent in the last day: see `outbox`. */
  outbox: {
    /** `key`, `digest` and `recipient` are fingerprints: of what makes the entry unique, its content, and the address. */
    key: string;
    digest: string;
    recipient: string;
    kind: string;
    /** Encrypted JSON; null once it is sent. */
    content: string | null;
    /** The record that it is about, such as an alert. */
    about: string | null;
    createdAt: number;
    /** When it is sent, or tried again if the attempt in progress does not end. */
    dueAt: number;
    attempts: number;
    sentAt: number | null;
    failedAt: number | null;
  };
  /** Mails that count towards the limit of an address. `id` and `recipient` are fingerprints. */
  countedMail: { id: string; recipient: string; at: number };
  /** Ids that belong to their first user, until a time. */
  usedId: { id: string; user: string; until: number };
  /** Closing prices of a share; `date` is an ISO date. */
  close: { share: string; date: string; price: number };
  /** Static files of builds, by address. `usedAt` is when a server last had the file. */
  buildFile: { address: string; content: Uint8Array; usedAt: number };
  /** Calls of one visitor, as rate-limiter-flexible counts them; `key` is a fingerprint. */
  rateLimit: { key: string; points: number; expire: number | null };
}
