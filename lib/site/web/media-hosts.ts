/** Whether a picture or film is on this site or on one of the allowed hosts. */
export const isAllowedMedia = (src: string, hosts: readonly string[]): boolean => {
  if (/^\/(?!\/)/.test(src)) return true;
  const url = URL.parse(src);
  return url?.protocol === 'https:' && hosts.includes(url.host);
};

/** Whether a URL of `/_next/image/` requests a picture of one of the hosts, which Next fetches and converts. */
export const isRemotePictureRequest = (requestUrl: string, hosts: readonly string[]): boolean => {
  const src = new URLSearchParams(/\?(.*)/s.exec(requestUrl)?.[1]).get('url') ?? '';
  return !src.startsWith('/') && isAllowedMedia(src, hosts);
};

/** The hosts as Next's `images.remotePatterns`. Query strings are not allowed, so that a picture is cached once. */
export const toRemotePatterns = (hosts: readonly string[]) =>
  hosts.map((host) => {
    const [hostname = '', port = ''] = host.split(':');
    return { protocol: 'https' as const, hostname, port, search: '' };
  });

/** The hosts as sources of the Content-Security-Policy. */
export const toMediaSources = (hosts: readonly string[]): string[] => hosts.map((host) => `https://${host}`);
