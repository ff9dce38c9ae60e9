import { alerts } from '@/lib/alerts';
import { captcha } from '@/lib/captcha';
import { cms } from '@/lib/cms';
import { finance } from '@/lib/finance';
import { jobs } from '@/lib/jobs';
import { mailing } from '@/lib/mailing';
import { media } from '@/lib/media';
import { publications } from '@/lib/publications';
import { search } from '@/lib/search';
import { subscriptions } from '@/lib/subscriptions';
import { listen } from './rpc';
import { serveUpstreams } from './server';

const upstreams = { alerts, captcha, cms, finance, jobs, mailing, media, publications, search, subscriptions };

const { url } = await listen(serveUpstreams(upstreams), Number(process.env.UPSTREAMS_PORT));
process.stdout.write(`upstreams at ${url}\n`);
