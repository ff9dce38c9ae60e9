import type { BrowserRecaptcha } from '@/lib/model/captcha';
import type { JobAlert } from '@/lib/model/job';
import { useGuardedForm } from './useGuardedForm';

/**
 * Sends the request for a job alert. `names` are the validated fields of the form, in display order; `recaptcha` is
 * Google's captcha, if configured.
 */
export const useJobAlert = <F extends string>(names: readonly F[], recaptcha?: BrowserRecaptcha) =>
  useGuardedForm<JobAlert, F>({
    url: '/api/create-job-alert/',
    action: 'job-alert',
    names,
    success: 200,
    recaptcha,
  });
