import { z } from 'zod';

/** The CMS's reference of a file, such as `finance/2025/annual-report.pdf`. */
export const fileReference = z.string().min(1).max(300);
