import { randomUUID } from 'node:crypto';
import { solve } from '@/lib/browser/captcha-proof';
import type { CaptchaChallengeResponse } from '@/lib/model/captcha';
import type { JobResponse } from '@/lib/model/job';
import { get, parseJson, post, type RawRequest } from '../attacks/support/requests';
import type { Site } from '../attacks/support/site';
import { fillIn, formNames, newEmailAddress, obtainCaptchaPass } from '../attacks/support/submissions';
import type { Upstreams } from '../support/remote/upstreams';

export type Upstream = keyof Upstreams;

/** Files of the CMS have a time limit of their own, and files of offers are made after the job board was asked. */
export type Dependency = Upstream | 'files' | 'offer files';

/** A page or an endpoint of the site, and the upstreams that it asks besides the CMS. */
export interface Call {
  name: string;
  kind: 'warm page' | 'cold page' | 'endpoint';
  request: RawRequest;
  uses: Dependency[];
}

/** Pages whose sections ask upstreams: the English ones are visited before a fault, the Chinese ones are not built. */
const pages: [name: string, english: string, chinese: string, uses: Upstream[]][] = [
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

const pageCall = (kind: 'warm page' | 'cold page', name: string, target: string, uses: Upstream[]): Call => ({
  name,
  kind,
  request: { target },
  uses,
});

const getCall = (target: string, ...uses: Dependency[]): Call => ({
  name: /^\/api\/([^/]+)/.exec(target)?.[1] ?? target,
  kind: 'endpoint',
  request: { target },
  uses,
});

const postCall = (name: string, body: object, ...uses: Dependency[]): Call => ({
  name,
  kind: 'endpoint',
  request: { method: 'POST', target: `/api/${name}/`, body: JSON.stringify(body) },
  uses,
});

const file = 'finance/2024/halcyre-annual-report-2024-en.pdf';
const locale = 'jp';

/** Endpoints that read, with arguments that nothing has asked for before. */
const readingEndpoints = (jobId: string): Call[] => [
  getCall(`/api/archives/?locale=${locale}&year=2024`, 'publications'),
  getCall(`/api/dashboard/?dashboardId=materials&locale=${locale}`),
  getCall(`/api/download-file/?path=${file}`, 'files'),
  getCall(`/api/download-job-offer/?jobId=${jobId}&locale=${locale}`, 'offer files'),
  getCall(`/api/events/?locale=${locale}&year=2026`),
  getCall(`/api/finance-album/?albumId=general-meeting-2026&locale=${locale}`, 'media'),
  postCall('finance-search', { locale, search: '2023' }, 'publications', 'search'),
  postCall('highlights-articles-search-content', { locale, search: '2025' }, 'search'),
  postCall('job-offer', { ids: [jobId] }, 'jobs'),
  postCall('job-offers', { locale, search: 'paris' }, 'search', 'jobs'),
  postCall('news-search-content', { locale, search: '2024' }, 'search'),
  getCall(`/api/page-in-overlay/?path=kojin-joho&locale=${locale}`),
  postCall('recommendation-search-content', { locale, path: '/jp/kigyo-joho/' }),
  postCall('search-content', { locale, search: '2026' }, 'search'),
  getCall(`/api/search-suggestions/?q=par&locale=${locale}`, 'search', 'publications'),
  getCall('/api/share-price/', 'finance'),
  getCall('/api/share-price-csv/?period=3y', 'finance'),
  getCall(`/api/share-price-history/?period=6m&locale=${locale}`, 'finance'),
  postCall('similar-offers', { locale, jobId }, 'jobs'),
  getCall(`/api/sustainability-album/?albumId=repair-workshops&locale=${locale}`, 'media'),
  postCall('womo-search-content', { locale, search: 'paris' }, 'search'),
  getCall(`/api/youtube-playlist/?playlistId=the-hands&locale=${locale}`, 'media'),
  postCall('zip-download', { files: [file] }, 'files'),
  getCall('/api/ready/'),
];

/** The address of the first offer that a locale lists. */
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

/** Pages and reading endpoints: the same for every server, so that their answers can be compared. */
export const buildReadCalls = async (site: Site): Promise<Call[]> => {
  const [warm, cold, jobId] = await Promise.all([
    fetchOfferPath(site, 'en'),
    fetchOfferPath(site, 'cn'),
    fetchOfferId(site),
  ]);
  return [
    ...pages.map(([name, english, _, uses]) => pageCall('warm page', name, english, uses)),
    pageCall('warm page', 'offer', warm, ['jobs']),
    ...pages.map(([name, _, chinese, uses]) => pageCall('cold page', name, chinese, uses)),
    pageCall('cold page', 'offer', cold, ['jobs']),
    ...readingEndpoints(jobId),
  ];
};

const message = { email: newEmailAddress(), consent: true, locale: 'en' };
const contact = { ...message, name: 'Ada Test', subject: 'press', message: 'A test.' };
const report = { ...message, category: 'safety', place: 'Paris', time: 'Today', facts: 'A test.' };

const formCall = async (site: Site, name: string, action: 'contact' | 'report', fields: object): Promise<Call> => {
  const call = postCall(name, { ...fields, captchaPass: await obtainCaptchaPass(site, action) });
  return { ...call, request: { ...call.request, headers: { 'Idempotency-Key': randomUUID() } } };
};

const captchaCall = async (site: Site): Promise<Call> => {
  const action = 'contact';
  const { challenge } = parseJson<CaptchaChallengeResponse>(await get(site, `/api/recaptcha/?action=${action}`));
  return postCall('recaptcha', { token: await solve(challenge), action }, 'captcha');
};

/** Forms with the proof of work that this server asks for. */
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
      uses: [],
    };
  });
  return Promise.all([
    ...forms,
    formCall(site, 'contact-message', 'contact', contact),
    formCall(site, 'ethics-report', 'report', report),
    captchaCall(site),
  ]);
};
