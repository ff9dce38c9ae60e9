import type { JobAlert } from '@/lib/model/job';
import { useGuardedForm } from './useGuardedForm';

/** The fields of the form, in the order that they are shown. */
export const alertFields = ['email', 'consent'] as const;

/** Sends the wish for an alert. `siteKey` is Google's, where its captcha is configured. */
export const useJobAlert = (siteKey?: string) =>
  useGuardedForm<JobAlert, (typeof alertFields)[number]>({
    url: '/api/create-job-alert/',
    action: 'job-alert',
    names: alertFields,
    success: 200,
    siteKey,
  });
