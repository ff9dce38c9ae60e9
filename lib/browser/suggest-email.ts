import { POPULAR_DOMAINS, POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** Common domains of the site's markets that the library lacks or would correct. */
const domains = [
  ...['gmx.net', 'mac.com', 'orange.fr', 'free.fr', 'laposte.net', 'wanadoo.fr', 'libero.it', 'virgilio.it', 'tin.it'],
  ...['163.com', '126.com', 'foxmail.com', 'sina.com', 'aliyun.com', 'line.me', 'docomo.ne.jp', 'ezweb.ne.jp'],
  ...['softbank.ne.jp', 'i.softbank.jp', 'yahoo.co.jp'],
];
const topLevelDomains = ['cn', 'com.cn', 'edu.cn', 'ne.jp', 'ac.jp', 'or.jp', 'go.jp', 'ac.uk', 'org.uk'];

/** The address that was probably meant, such as `ada@gmail.com` for `ada@gmial.com`; undefined if the domain is common. */
export const suggestEmail = (input: string): string | undefined => {
  const email = input.normalize('NFKC').trim();
  const suggestion = run({
    email,
    domains: [...POPULAR_DOMAINS, ...domains],
    topLevelDomains: [...POPULAR_TLDS, ...topLevelDomains],
  });
  return suggestion && email.replace(/[^@]*$/, suggestion.domain);
};
