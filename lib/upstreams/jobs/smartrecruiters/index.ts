import { z } from 'zod';
import { findCountryCode } from '../../../i18n/countries';
import { createHttpClient } from '../../../platform/http/client';
import { orNullIfMissing, UpstreamError } from '../../../platform/http/upstream-error';
import { withRetry } from '../../../platform/http/with-retry';
import { escapeHtml } from '../../../shared/html';
import { hashContent } from '../../files/reuse-if-equal';
import { createCachedBoard } from '../cached-board';
import type { JobBoard, Posting } from '../contract';
import {
  buildPosting,
  type OwnFields,
  parseEmployment,
  parsePay,
  readOwnFields,
  toPostingId,
  toTerm,
} from '../posting-fields';
import { parseValidRows } from '../valid-rows';

export interface SmartRecruitersOptions {
  /** The base URL: `https://api.smartrecruiters.com`. */
  url: string;
  /** The id of the company. */
  company: string;
  /** The labels of the company's own fields. */
  fields: OwnFields;
  /** The language of postings that state none and whose language cannot be detected. */
  language: string;
}

const row = z.looseObject({ id: z.union([z.string().min(1), z.number()]) });
type Row = z.infer<typeof row>;

const listPage = z.object({ totalFound: z.number(), content: z.array(z.unknown()) });

const optionalText = z.string().nullish();
const optionalFlag = z.boolean().nullish().catch(null);
const labelSchema = z.object({ label: optionalText }).nullish();
const section = z.object({ title: optionalText, text: optionalText }).nullish();

const postingSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string().trim().min(1),
  releasedDate: optionalText,
  company: z
    .object({ name: optionalText.catch(null) })
    .nullish()
    .catch(null),
  location: z
    .object({
      city: optionalText,
      region: optionalText,
      country: optionalText,
      address: optionalText.catch(null),
      postalCode: optionalText.catch(null),
      remote: optionalFlag,
      hybrid: optionalFlag,
    })
    .nullish(),
  compensation: z
    .object({ min: z.unknown(), max: z.unknown(), currency: z.unknown(), period: z.unknown() })
    .nullish()
    .catch(null),
  department: labelSchema,
  function: labelSchema,
  typeOfEmployment: labelSchema,
  language: z.object({ code: optionalText }).nullish(),
  customField: z.array(z.object({ fieldLabel: optionalText, valueLabel: optionalText })).nullish(),
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
type SmartRecruitersPosting = z.infer<typeof postingSchema>;

const pageSize = 100;
/** The maximum number of attempts to read an incomplete listing. */
const maxAttempts = 3;

const toHtml = ({ jobAd }: SmartRecruitersPosting): string => {
  const { jobDescription, qualifications, additionalInformation, companyDescription } = jobAd?.sections ?? {};
  return [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((adSection) =>
      adSection?.text ? [`<h2>${escapeHtml(adSection.title ?? '')}</h2><div>${adSection.text}</div>`] : [],
    )
    .join('\n');
};

/** The work model of a location; undefined without flags, since their absence does not say that work is on site. */
const toWorkModel = ({ location }: SmartRecruitersPosting): Posting['workModel'] => {
  if (location?.hybrid) return 'hybrid';
  if (location?.remote) return 'remote';
  return location?.remote === false && location.hybrid === false ? 'on-site' : undefined;
};

/** The company at the address of the location. */
const toWorkplace = ({ company, location }: SmartRecruitersPosting): Posting['workplace'] => {
  if (!company?.name || !location?.address) return undefined;
  const { address, postalCode, city } = location;
  return {
    name: company.name,
    address: [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  };
};

/** The public postings of SmartRecruiters. */
export const smartRecruitersJobs = ({ url, company, fields, language }: SmartRecruitersOptions): JobBoard => {
  const baseUrl = `${url}/v1/companies/${encodeURIComponent(company)}/postings`;
  const client = createHttpClient({ name: 'smartrecruiters', baseUrl, timeoutMs: 20_000 });

  const toPosting = (posting: SmartRecruitersPosting) => {
    const { city, region, country } = posting.location ?? {};
    const { min, max, currency, period } = posting.compensation ?? {};
    const getCustomField = (label: string) =>
      posting.customField?.find(({ fieldLabel }) => fieldLabel === label)?.valueLabel;
    return buildPosting({
      jobId: posting.id,
      jobPosting: posting.name,
      html: toHtml(posting),
      language: posting.language?.code,
      publishedAt: posting.releasedDate,
      applyUrl: posting.applyUrl,
      places: [
        {
          locationCity: toTerm(city),
          region: region || undefined,
          locationCountry: findCountryCode(country ?? '') ?? undefined,
        },
      ],
      jobFamily: toTerm(posting.function?.label ?? posting.department?.label),
      ...parseEmployment(posting.typeOfEmployment?.label),
      pay: parsePay({ min, max, currency, period }),
      workModel: toWorkModel(posting),
      workplace: toWorkplace(posting),
      ...readOwnFields(fields, getCustomField),
      fallbackLanguage: language,
      isOpen: posting.active !== false,
    });
  };

  const fetchPosting = async (id: string) => {
    const posting = await orNullIfMissing(client.fetchJson(`/${encodeURIComponent(id)}`, { schema: postingSchema }));
    return posting && toPosting(posting);
  };

  return createCachedBoard<Row>({
    async *listRows() {
      const seenRows = new Set<string>();
      let total = 0;
      let invalidCount = 0;
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        let offset = 0;
        invalidCount = 0;
        do {
          const query = { limit: pageSize, offset };
          const page = await withRetry(() => client.fetchJson('', { query, schema: listPage }));
          total = page.totalFound;
          const rows = parseValidRows(row, page.content);
          for (const listedRow of rows) seenRows.add(hashContent(listedRow));
          invalidCount += page.content.length - rows.length;
          yield rows;
          offset += pageSize;
        } while (offset < total);
        if (seenRows.size + invalidCount >= total) return;
      }
      throw new UpstreamError('unavailable', {
        cause: new Error(`The listing of SmartRecruiters has only ${seenRows.size} of ${total} postings.`),
      });
    },
    getId: ({ id }) => toPostingId(id),
    getVersion: hashContent,
    read: ({ id }) => fetchPosting(`${id}`),
    find: fetchPosting,
  });
};
