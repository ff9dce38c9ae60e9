import { captcha } from '@/lib/upstreams/captcha';
import { cms } from '@/lib/upstreams/cms';
import { finance } from '@/lib/upstreams/finance';
import { jobs } from '@/lib/upstreams/jobs';
import { mailing } from '@/lib/upstreams/mailing';
import { media } from '@/lib/upstreams/media';
import { publications } from '@/lib/upstreams/publications';
import { search } from '@/lib/upstreams/search';
import { listen } from '../http';
import { serveUpstreams } from './server';

const upstreams = { captcha, cms, finance, jobs, mailing, media, publications, search };

const { url } = await listen(serveUpstreams(upstreams), Number(process.env.UPSTREAMS_PORT));
process.stdout.write(`upstreams at ${url}\n`);
