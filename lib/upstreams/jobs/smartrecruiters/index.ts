import { z } from 'zod';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing, UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import type { TermName } from '../../../shared/constants';
import { escapeHtml } from '../../../shared/html';
import { versionOf } from '../../files/keep-same';
import type { JobBoard } from '../contract';
import { employmentOf, idOf, postingOf, termOf, termsOf } from '../facts';
import { keptBoard } from '../kept-board';
import { placesOf } from '../places';
import { validRows } from '../valid-rows';

export interface SmartRecruitersOptions {
  /** `https://api.smartrecruiters.com`. */
  url: string;
  /** The id of the company. */
  company: string;
  /** The company's own fields that are categories of the site, by their labels. */
  fields: Partial<Record<TermName, string>>;
  /** The language of postings if it is neither given nor detected from the text. */
  language: string;
}

const row = z.looseObject({ id: z.union([z.string().min(1), z.number()]) });
type Row = z.infer<typeof row>;

const listPage = z.object({ totalFound: z.number(), content: z.array(z.unknown()) });

const text = z.string().nullish();
const labelled = z.object({ label: text }).nullish();
const section = z.object({ title: text, text }).nullish();

const posting = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string().trim().min(1),
  releasedDate: text,
  location: z.object({ city: text, region: text, country: text }).nullish(),
  department: labelled,
  function: labelled,
  typeOfEmployment: labelled,
  language: z.object({ code: text }).nullish(),
  customField: z.array(z.object({ fieldLabel: text, valueLabel: text })).nullish(),
  active: z.boolean().nullish(),
  applyUrl: z.url({ protocol: /^https?$/ }),
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        })
        .nullish(),
    })
    .nullish(),
});
type Posted = z.infer<typeof posting>;

const pageSize = 100;
/** How often an incomplete listing is read. */
const attempts = 3;

const htmlOf = ({ jobAd }: Posted): string => {
  const { jobDescription, qualifications, additionalInformation, companyDescription } = jobAd?.sections ?? {};
  return [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((one) => (one?.text ? [`<h2>${escapeHtml(one.title ?? '')}</h2><div>${one.text}</div>`] : []))
    .join('\n');
};

/** The public postings of SmartRecruiters. */
export const smartRecruitersJobs = ({ url, company, fields, language }: SmartRecruitersOptions): JobBoard => {
  const baseUrl = `${url}/v1/companies/${encodeURIComponent(company)}/postings`;
  const client = createHttpClient({ name: 'smartrecruiters', baseUrl, timeoutMs: 20_000 });

  const toPosting = (found: Posted) => {
    const { city, region, country } = found.location ?? {};
    const textOf = (label: string) => found.customField?.find(({ fieldLabel }) => fieldLabel === label)?.valueLabel;
    return postingOf({
      id: found.id,
      title: found.name,
      html: htmlOf(found),
      language: found.language?.code,
      publishedAt: found.releasedDate,
      applyUrl: found.applyUrl,
      places: placesOf([[city, region].filter(Boolean).join(', ')], country),
      family: termOf(found.function?.label ?? found.department?.label),
      ...employmentOf(found.typeOfEmployment?.label),
      ...termsOf(fields, textOf),
      fallbackLanguage: language,
      isOpen: found.active !== false,
    });
  };

  const postingWith = async (id: string) => {
    const found = await orNullIfMissing(client.json(`/${encodeURIComponent(id)}`, { schema: posting }));
    return found && toPosting(found);
  };

  return keptBoard<Row>({
    async *rows() {
      const seen = new Set<Row['id']>();
      let total = 0;
      let invalid = 0;
      for (let attempt = 0; attempt < attempts; attempt++) {
        let offset = 0;
        invalid = 0;
        do {
          const query = { limit: pageSize, offset };
          const page = await withRetry(() => client.json('', { query, schema: listPage }));
          total = page.totalFound;
          const rows = validRows(row, page.content);
          for (const { id } of rows) seen.add(id);
          invalid += page.content.length - rows.length;
          yield rows;
          offset += pageSize;
        } while (offset < total);
        if (seen.size + invalid >= total) return;
      }
      throw new UpstreamError('unavailable', {
        cause: new Error(`smartrecruiters: the listing has ${seen.size} of ${total} postings`),
      });
    },
    idOf: ({ id }) => idOf(id),
    versionOf,
    read: ({ id }) => postingWith(`${id}`),
    find: postingWith,
  });
};
