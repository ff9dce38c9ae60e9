/** What the server of the tests keeps, a copy of the content that tests may change among it. */
export const dataDir = 'reports/e2e-data';
export const contentDir = 'reports/e2e-content';

export const previewSecret = 'a-secret-for-the-tests';
export const revalidateSecret = 'a-secret-of-the-cms-for-the-tests';
