import type { BrowserRecaptcha } from '@/lib/model/captcha';
import type { JobAlert } from '@/lib/model/job';
import { useGuardedForm } from './useGuardedForm';

/** The validated fields of the form, in display order. */
export const alertFields = ['email', 'consent'] as const;

/** Sends the request for a job alert. `recaptcha` is Google's captcha, if configured. */
export const useJobAlert = (recaptcha?: BrowserRecaptcha) =>
  useGuardedForm<JobAlert, (typeof alertFields)[number]>({
    url: '/api/create-job-alert/',
    action: 'job-alert',
    names: alertFields,
    success: 200,
    recaptcha,
  });
