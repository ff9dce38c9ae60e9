import type { CaptchaAction } from '../../../model/captcha';

/** The name of an action at Google, without hyphens; browsers replace them in the same way. */
export const nameOf = (action: CaptchaAction): string => action.replaceAll('-', '_');
