/** The invented values of the demonstration, by the variable that replaces each. */
const demoDefaults = {
  SITE_URL: 'the public address of the site',
  FINANCE: 'the share price: embedded simulates one',
  JOBS: 'the job board: embedded reads the offers below CONTENT_DIR',
  SMTP_URL: 'the mail server, because emails would stay on disk',
  MAIL_FROM: 'the sender of emails',
  REPORTS_TO: 'the recipient of reports from the ethics page',
  SECURITY_CONTACT: 'the contact for security reports',
};

/**
 * Throws one error with all missing variables if `SITE_ENV` is production, which uses invented values only if a
 * variable selects them.
 */
export const checkProduction = (variables: Record<string, string | undefined>): void => {
  if (variables.SITE_ENV !== 'production') return;
  const missing = Object.entries(demoDefaults).filter(([name]) => !variables[name]);
  if (missing.length === 0) return;
  const lines = missing.map(([name, purpose]) => `  ${name}: ${purpose}`);
  throw new Error(`SITE_ENV=production also needs these variables (see .env.example):\n${lines.join('\n')}`);
};
