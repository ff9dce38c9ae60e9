import type { Posting } from '@/lib/upstreams/jobs/contract';
import type { Vendor } from '../vendor';
import { getCountryName, getTermName, notFound, type PostingLoader } from './offers';

/** The user and columns of the report. */
export const report = {
  user: 'ISU_Careers',
  password: 'a password',
  fields: {
    jobId: 'Job_Requisition_ID',
    jobPosting: 'Job_Posting_Title',
    description: 'Job_Description',
    applyUrl: 'External_URL',
    publishedAt: 'Posting_Date',
    closesAt: 'End_Date',
    locationCountry: 'Location_group.Country',
    locationCity: 'Location_group.City',
    houseName: 'Company',
    jobFamily: 'Job_Family',
    workerSubType: 'Worker_Sub_Type',
    jobTimeType: 'Time_Type',
    payMin: 'Pay_Range_group.Minimum',
    payMax: 'Pay_Range_group.Maximum',
    payCurrency: 'Pay_Range_group.Currency',
    payPeriod: 'Pay_Range_group.Frequency',
    workModel: 'Remote_Type',
    weeklyHours: 'Scheduled_Weekly_Hours',
    startsAt: 'Target_Hire_Date',
    workplaceName: 'Location_group.Name',
    workplaceAddress: 'Location_group.Address',
    team: 'Team',
    steps: 'Hiring_Steps',
  },
};

const frequencies = { hour: 'Hourly', day: 'Daily', month: 'Monthly', year: 'Annual' };

const toEntry = ({
  jobId,
  jobPosting,
  description,
  applyUrl,
  publishedAt,
  closesAt,
  locationCountry,
  ...posting
}: Posting) => ({
  Job_Requisition_ID: jobId,
  Job_Posting_Title: jobPosting,
  Job_Description: description,
  External_URL: applyUrl,
  Posting_Date: `${publishedAt}-08:00`,
  ...(closesAt && { End_Date: `${closesAt}-08:00` }),
  Location_group: [
    {
      City: getTermName(posting.locationCity),
      Country: getCountryName(locationCountry),
      Name: posting.workplace?.name,
      Address: posting.workplace?.address,
    },
  ],
  Company: getTermName(posting.houseName),
  Job_Family: getTermName(posting.jobFamily),
  Worker_Sub_Type: getTermName(posting.workerSubType),
  Time_Type: getTermName(posting.jobTimeType),
  ...(posting.pay && {
    Pay_Range_group: [
      {
        Minimum: `${posting.pay.min}`,
        Maximum: `${posting.pay.max}`,
        Currency: posting.pay.currency,
        Frequency: frequencies[posting.pay.period],
      },
    ],
  }),
  Remote_Type: posting.workModel,
  Scheduled_Weekly_Hours: posting.weeklyHours,
  ...(posting.startsAt && { Target_Hire_Date: `${posting.startsAt}-08:00` }),
  Team: posting.team,
  Hiring_Steps: posting.steps?.join('\n'),
});

const authorization = `Basic ${Buffer.from(`${report.user}:${report.password}`).toString('base64')}`;

/** A stand-in for a Workday report that is enabled as a web service. */
export const workdayReport =
  (offers: PostingLoader): Vendor =>
  async (request, path) => {
    if (!/^\/ccx\/service\/customreport2\/[^/]+\/[^/]+\/[^/]+$/.test(path)) return notFound();
    if (request.headers.get('authorization') !== authorization) return new Response(null, { status: 401 });
    if (new URL(request.url).searchParams.get('format') !== 'json') return new Response('<wd:Report_Data/>');
    const open = (await offers()).filter(({ isOpen }) => isOpen);
    return Response.json({ Report_Entry: open.map(toEntry) });
  };
