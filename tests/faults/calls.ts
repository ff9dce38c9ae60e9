import { randomUUID } from 'node:crypto';
import { solveCaptcha } from '@/lib/browser/captcha-proof';
import type { CaptchaAction, CaptchaChallengeResponse } from '@/lib/model/captcha';
import type { JobResponse } from '@/lib/model/job';
import { get, parseJson, post, type RawRequest } from '../attacks/support/requests';
import type { Site } from '../attacks/support/site';
import { fillIn, formNames, newEmailAddress, obtainCaptchaPass } from '../attacks/support/submissions';
import type { Upstreams } from '../support/remote/upstreams';

export type Upstream = keyof Upstreams;

/** Files of the CMS have their own time limit, and files of offers are built after a request to the job board. */
export type Dependency = Upstream | 'files' | 'offer files';

/** A request for a page or an endpoint of the site. */
export interface Call {
  name: string;
  kind: 'warm page' | 'cold page' | 'endpoint';
  request: RawRequest;
  /** The upstreams that it needs besides the CMS. */
  dependencies: Dependency[];
}

/** Pages whose sections use upstreams. The English ones are visited before a fault; the Chinese ones are not built. */
const pages: [name: string, english: string, chinese: string, dependencies: Upstream[]][] = [
  ['home', '/en/', '/cn/', []],
  ['article list', '/en/press/news/', '/cn/meiti/xinwen/', ['search']],
  ['part of a list', '/en/press/news/?page=1', '/cn/meiti/xinwen/?page=1', ['search']],
  ['search', '/en/search/?search=silk', '/cn/search/?search=2025', ['search']],
  ['house', '/en/houses/orvaine/', '/cn/shijia/orvaine/', []],
  ['events', '/en/press/events/', '/cn/meiti/huodong/', []],
  ['archives', '/en/press/archives/', '/cn/meiti/archives/', ['publications']],
  ['albums', '/en/press/media-library/', '/cn/meiti/media-library/', ['media']],
  ['investors', '/en/investors/', '/cn/touzizhe/', ['finance', 'media', 'publications']],
  ['share', '/en/investors/share/', '/cn/touzizhe/gupiao/', ['finance']],
  [
    'documents',
    '/en/investors/reports-and-publications/',
    '/cn/touzizhe/baogao-yu-chubanwu/',
    ['publications', 'search'],
  ],
  ['dashboard', '/en/sustainability/climate-figures/', '/cn/kechixu-fazhan/qihou-shuju/', []],
  ['talents', '/en/talents/', '/cn/rencai/', ['search', 'jobs']],
  ['offer list', '/en/talents/job-offers/', '/cn/rencai/zhaopin-zhiwei/', ['search', 'jobs']],
];

const buildPageCall = (
  kind: 'warm page' | 'cold page',
  name: string,
  target: string,
  dependencies: Upstream[],
): Call => ({
  name,
  kind,
  request: { target },
  dependencies,
});

const buildGetCall = (target: string, ...dependencies: Dependency[]): Call => ({
  name: /^\/api\/([^/]+)/.exec(target)?.[1] ?? target,
  kind: 'endpoint',
  request: { target },
  dependencies,
});

const buildPostCall = (name: string, body: object, ...dependencies: Dependency[]): Call => ({
  name,
  kind: 'endpoint',
  request: { method: 'POST', target: `/api/${name}/`, body: JSON.stringify(body) },
  dependencies,
});

const file = 'finance/2024/halcyre-annual-report-2024-en.pdf';
const locale = 'jp';

/** The endpoints that read, with arguments that no earlier request has used. */
const buildReadEndpointCalls = (jobId: string): Call[] => [
  buildGetCall(`/api/archives/?locale=${locale}&year=2024`, 'publications'),
  buildGetCall(`/api/dashboard/?dashboardId=materials&locale=${locale}`),
  buildGetCall(`/api/download-file/?path=${file}`, 'files'),
  buildGetCall(`/api/download-job-offer/?jobId=${jobId}&locale=${locale}`, 'offer files'),
  buildGetCall(`/api/events/?locale=${locale}&year=2026`),
  buildGetCall(`/api/finance-album/?albumId=general-meeting-2026&locale=${locale}`, 'media'),
  buildPostCall('finance-search', { locale, search: '2023' }, 'publications', 'search'),
  buildPostCall('highlights-articles-search-content', { locale, search: '2025' }, 'search'),
  buildPostCall('job-offer', { ids: [jobId] }, 'jobs'),
  buildPostCall('job-offers', { locale, search: 'paris' }, 'search', 'jobs'),
  buildGetCall(`/api/menu/?locale=${locale}`),
  buildPostCall('news-search-content', { locale, search: '2024' }, 'search'),
  buildGetCall(`/api/page-in-overlay/?path=kojin-joho&locale=${locale}`),
  buildPostCall('recommendation-search-content', { locale, path: '/jp/kigyo-joho/' }),
  buildPostCall('search-content', { locale, search: '2026' }, 'search'),
  buildGetCall(`/api/search-suggestions/?q=par&locale=${locale}`, 'search', 'publications'),
  buildGetCall('/api/share-price/', 'finance'),
  buildGetCall('/api/share-price-csv/?period=3y', 'finance'),
  buildGetCall(`/api/share-price-history/?period=6m&locale=${locale}`, 'finance'),
  buildPostCall('similar-offers', { locale, jobId }, 'jobs'),
  buildGetCall(`/api/press-album/?albumId=logos&locale=${locale}`, 'media'),
  buildGetCall(`/api/sustainability-album/?albumId=repair-workshops&locale=${locale}`, 'media'),
  buildPostCall('womo-search-content', { locale, search: 'paris' }, 'search'),
  buildGetCall(`/api/youtube-playlist/?playlistId=the-hands&locale=${locale}`, 'media'),
  buildPostCall('zip-download', { files: [file] }, 'files'),
  buildGetCall('/api/ready/'),
];

/** The path of the first offer in the sitemap of a locale. */
const fetchOfferPath = async (site: Site, locale: string): Promise<string> => {
  const { body } = await get(site, `/${locale}/offers.xml`);
  const [, url = ''] = /<loc>([^<]+)/.exec(body.toString()) ?? [];
  return new URL(url).pathname;
};

/** The id of an open offer. */
const fetchOfferId = async (site: Site): Promise<string> => {
  const response = await post(site, '/api/job-offers/', { locale: 'en' });
  return parseJson<JobResponse>(response).result[0]?.jobId ?? '';
};

/** The calls that read. They are the same for every server, so that their responses can be compared. */
export const buildReadCalls = async (site: Site): Promise<Call[]> => {
  const [warm, cold, jobId] = await Promise.all([
    fetchOfferPath(site, 'en'),
    fetchOfferPath(site, 'cn'),
    fetchOfferId(site),
  ]);
  return [
    ...pages.map(([name, english, _, dependencies]) => buildPageCall('warm page', name, english, dependencies)),
    buildPageCall('warm page', 'offer', warm, ['jobs']),
    ...pages.map(([name, _, chinese, dependencies]) => buildPageCall('cold page', name, chinese, dependencies)),
    buildPageCall('cold page', 'offer', cold, ['jobs']),
    ...buildReadEndpointCalls(jobId),
  ];
};

const message = { email: newEmailAddress(), consent: true, locale: 'en' };
const contact = { ...message, name: 'Ada Test', subject: 'press', message: 'A test.' };
const report = { ...message, category: 'safety', place: 'Paris', time: 'Today', facts: 'A test.' };

const buildFormCall = async (site: Site, name: string, action: CaptchaAction, fields: object): Promise<Call> => {
  const call = buildPostCall(name, { ...fields, captchaPass: await obtainCaptchaPass(site, action) });
  return { ...call, request: { ...call.request, headers: { 'Idempotency-Key': randomUUID() } } };
};

const buildCaptchaCall = async (site: Site): Promise<Call> => {
  const action = 'contact';
  const { challenge } = parseJson<CaptchaChallengeResponse>(await get(site, `/api/recaptcha/?action=${action}`));
  return buildPostCall('recaptcha', { token: await solveCaptcha(challenge), action }, 'captcha');
};

/** The calls that submit forms, each with a captcha pass of this server. */
export const buildWriteCalls = async (site: Site): Promise<Call[]> => {
  const forms = formNames.map(async (form): Promise<Call> => {
    const { target, fields, captchaPass, key } = await fillIn(form, site);
    return {
      name: target.split('/')[2] ?? target,
      kind: 'endpoint',
      request: {
        method: 'POST',
        target,
        body: JSON.stringify({ ...fields, captchaPass }),
        headers: { 'Idempotency-Key': key },
      },
      dependencies: [],
    };
  });
  return Promise.all([
    ...forms,
    buildFormCall(site, 'contact-message', 'contact', contact),
    buildFormCall(site, 'ethics-report', 'report', report),
    buildFormCall(site, 'email-job-list', 'job-list', { ...message, ids: [await fetchOfferId(site)] }),
    buildCaptchaCall(site),
  ]);
};
