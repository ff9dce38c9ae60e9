import { defineForm } from '@/lib/api/form';
import { report, reportResponse } from '@/lib/model/message';
import { messages } from '@/lib/site/submissions';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'ethics-report',
  action: 'report',
  summary: 'Emails a report, with or without a name, to the people who investigate it',
  body: report,
  response: reportResponse,
  handle: async (fields, submit) => ({ reference: await submit((key) => messages.sendReport({ ...fields, key })) }),
});
