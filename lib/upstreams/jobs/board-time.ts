import { createZoneTime } from '../../i18n/zone-time';
import { env } from '../../platform/env';

/** The days and times of the site's job board. Those of the embedded board are in UTC. */
export const boardTime = createZoneTime(env.jobs.JOBS === 'embedded' ? 'UTC' : env.jobs.JOBS_TIME_ZONE);
