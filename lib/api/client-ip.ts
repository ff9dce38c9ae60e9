import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Removes the port, which some proxies append and which differs per connection. */
const withoutPort = (ipAddress: string): string =>
  ipAddress.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** The client's IP address: as the outermost of `trustedProxies` proxies saw it, otherwise that of the connection. */
export const getClientIp = ({ headers, socket }: IncomingMessage, trustedProxies: number): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => withoutPort(part.trim()));
  const forwardedIp = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined;
  return forwardedIp ?? socket.remoteAddress ?? '';
};

/**
 * The key of a client for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one visitor
 * controls the whole network. A text that is not an IP address is returned unchanged.
 */
export const toNetwork = (ipAddress: string): string => {
  if (!ipaddr.isValid(ipAddress)) return ipAddress;
  const parsed = ipaddr.process(ipAddress);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
};
