import { endpoint } from '@/lib/api/endpoint';
import { pagedAnswer, pagedFailure } from '@/lib/api/paged-answer';
import { personCard } from '@/lib/model/card';
import { pagedResponse, womoQuery } from '@/lib/model/list';
import { searchPeople } from '@/lib/site/pages/lists';

export const config = { api: { bodyParser: false } };

export default endpoint({
  method: 'POST',
  summary: 'The women and men of the group, filtered by house, field of work and country',
  body: womoQuery,
  response: pagedResponse(personCard),
  failure: pagedFailure,
  handle: ({ body }) => pagedAnswer(searchPeople({ locale: body.locale, draft: false }, body)),
});
