/** The data folder of the test server, and its copy of the content, which tests may change. */
export const dataDir = 'reports/e2e-data';
export const contentDir = 'reports/e2e-content';

export const previewSecret = 'a-secret-for-the-tests';
export const revalidateSecret = 'a-secret-of-the-cms-for-the-tests';
