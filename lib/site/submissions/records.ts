import { randomUUID } from 'node:crypto';
import type { JobSearch } from '../../model/job';
import type { Database } from '../../platform/state/database';
import { toMailbox, tryCountEmail } from '../../platform/state/mail-allowance';
import { addToOutbox, dropFromOutbox, KeyReusedError, type OutboxEntry } from '../../platform/state/outbox';
import type { SubscriptionList } from '../../shared/constants';

/**
 * The tables of what people confirm by email. Each record is that of one address and subject, however many forms
 * requested it. A column with the name of the record's table is the id of a form's record.
 */
const tables = {
  alert: {
    forms: 'alertSubmission',
    subject: 'criteria',
    /** What a cancelled record has instead of personal data; `erasedForms` is for its forms. */
    erased: { criteria: JSON.stringify({ search: '', facets: {} } satisfies JobSearch) },
    erasedForms: null,
  },
  subscription: {
    forms: 'subscriptionSubmission',
    subject: 'list',
    erased: { person: null },
    erasedForms: { person: null },
  },
} as const;

type Columns = Record<string, string | number | null>;

interface Request {
  /** The idempotency key, the same for every attempt at one submission. */
  key: string;
  email: string;
  /** The list whose limit of confirmation emails applies. */
  list: 'job-alerts' | SubscriptionList;
  subject: string;
  /** The columns that a form proposes, and that its confirmation copies to the record. */
  details: Columns;
  /** Other columns of the record, which a further request renews. */
  recordColumns?: Columns;
  /** Other columns of the form. */
  formColumns: Columns;
}

/** Creates the store of the alerts or subscriptions: records that count once their address has confirmed them. */
export const createRecords = ({ write, checkpoint }: Database, table: keyof typeof tables) => {
  const { forms, subject: subjectColumn, erased, erasedForms } = tables[table];

  return {
    /**
     * Stores a form and, unless its address has just received several emails, what `buildEntry` returns for the outbox,
     * in one transaction. Does nothing for a form that was already stored. Rejects with a KeyReusedError if the key
     * belongs to another form.
     */
    async request(
      { key, email, list, subject, details, recordColumns, formColumns }: Request,
      buildEntry: (id: string, emailId: string) => Promise<Pick<OutboxEntry, 'kind' | 'content'>>,
    ): Promise<void> {
      const emailKey = email.toLowerCase();
      await write(
        async (queries) => {
          const record = { id: randomUUID(), email, emailKey, [subjectColumn]: subject, ...details, ...recordColumns };
          const { id } = await queries
            .insertInto(table)
            .values({ ...record, status: 'pending' })
            // An update, even without a change, returns the existing row.
            .onConflict((conflict) =>
              conflict.columns(['emailKey', subjectColumn]).doUpdateSet({ emailKey, ...recordColumns }),
            )
            .returning('id')
            .executeTakeFirstOrThrow();
          const form: Columns = { [table]: id, ...details };
          const stored: Columns | undefined = await queries
            .selectFrom(forms)
            .selectAll()
            .where('key', '=', key)
            .executeTakeFirst();
          if (stored && Object.keys(form).some((column) => stored[column] !== form[column])) throw new KeyReusedError();
          if (stored) return;
          await queries
            .insertInto(forms)
            .values({ key, ...form, ...formColumns })
            .execute();
          const emailId = `${list}:${id}:${key}`;
          if (!(await tryCountEmail(queries, { list, email, id: emailId }))) return;
          await addToOutbox(queries, { key: emailId, email, about: id, ...(await buildEntry(id, emailId)) });
        },
        [key, toMailbox(email)],
      );
    },

    /** Confirms a record with the details of a form. */
    async confirm(id: string, details: Columns): Promise<void> {
      await write((queries) =>
        queries
          .updateTable(table)
          .set(({ fn, val }) => ({
            status: 'confirmed' as const,
            ...details,
            confirmedAt: fn.coalesce('confirmedAt', val(Date.now())),
          }))
          .where('id', '=', id)
          .where('status', '<>', 'cancelled')
          .execute(),
      );
    },

    /** Cancels a record, with its unsent emails, and erases its personal data. */
    async cancel(id: string): Promise<void> {
      await write(async (queries) => {
        await dropFromOutbox(queries, id);
        const cancelled = { status: 'cancelled' as const, email: null, emailKey: null, ...erased };
        await queries.updateTable(table).set(cancelled).where('id', '=', id).execute();
        if (erasedForms) await queries.updateTable(forms).set(erasedForms).where('subscription', '=', id).execute();
      });
      await checkpoint();
    },
  };
};
