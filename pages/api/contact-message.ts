import { defineEndpoint } from '@/lib/api/endpoint';
import { createInvalidInputError } from '@/lib/api/errors';
import { submitOnce } from '@/lib/api/submit-once';
import { contactMessage } from '@/lib/model/message';
import { siteMessages } from '@/lib/site/messages';
import { cms } from '@/lib/upstreams/cms';

export const config = { api: { bodyParser: false } };

export default defineEndpoint({
  method: 'POST',
  summary:
    'Emails a message to the team that handles its subject; the header Idempotency-Key is the same for every attempt',
  body: contactMessage,
  statusWithoutBody: 204,
  limit: { calls: 10, seconds: 60, shared: 'contact-message' },
  handle: async ({ body: { captchaPass, consent: _, ...message }, request }) => {
    const { contactSubjects } = await cms.settings({ locale: message.locale, draft: false });
    const subject = contactSubjects.find(({ key }) => key === message.subject);
    if (!subject) throw createInvalidInputError([{ field: 'subject', message: 'is not one of the offered subjects' }]);
    await submitOnce({ request, captchaPass, action: 'contact' }, (key) =>
      siteMessages.sendContact({ ...message, subject, key }),
    );
    return null;
  },
});
