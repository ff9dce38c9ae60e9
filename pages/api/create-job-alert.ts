import { z } from 'zod';
import { defineForm } from '@/lib/api/form';
import { jobAlert } from '@/lib/model/job';
import { alerts } from '@/lib/site/submissions';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'create-job-alert',
  action: 'job-alert',
  summary: 'Emails the link that confirms a job alert',
  body: jobAlert,
  response: z.object({ success: z.literal(true) }),
  handle: async (alert, submit) => {
    await submit((key) => alerts.requestAlert({ ...alert, key }));
    return { success: true as const };
  },
});
