import { createInvalidInputError } from '@/lib/api/errors';
import { defineForm } from '@/lib/api/form';
import { contactMessage } from '@/lib/model/message';
import { visitSubject } from '@/lib/shared/constants';
import { messages } from '@/lib/site/submissions';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false } };

export default defineForm({
  name: 'contact-message',
  action: 'contact',
  summary: 'Emails a message to the team that handles its subject, and a receipt to who requests a visit',
  body: contactMessage,
  handle: async (message, submit) => {
    const { contactSubjects } = await cms.settings({ locale: message.locale, draft: false });
    const subject = contactSubjects.find(({ key }) => key === message.subject);
    if (!subject) throw createInvalidInputError([{ field: 'subject', message: 'is not one of the offered subjects' }]);
    const emailsVisitor = subject.key === visitSubject;
    await submit((key) => messages.sendContact({ ...message, subject, key }), { emailsVisitor });
  },
});
