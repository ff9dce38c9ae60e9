import { createInvalidInputError } from '@/lib/api/errors';
import { defineForm } from '@/lib/api/form';
import { contactMessage } from '@/lib/model/message';
import { messages } from '@/lib/site/submissions';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'contact-message',
  action: 'contact',
  summary: 'Emails a message to the team that handles its subject',
  body: contactMessage,
  handle: async (message, submit) => {
    const { contactSubjects } = await cms.settings({ locale: message.locale, draft: false });
    const subject = contactSubjects.find(({ key }) => key === message.subject);
    if (!subject) throw createInvalidInputError([{ field: 'subject', message: 'is not one of the offered subjects' }]);
    await submit((key) => messages.sendContact({ ...message, subject, key }));
  },
});
