import { z } from 'zod';

/** What the CMS knows a file by, such as `finance/2025/annual-report.pdf`. */
export const fileReference = z.string().min(1).max(300);
