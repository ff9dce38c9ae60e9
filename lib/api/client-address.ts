import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** The visitor's address: the connection's, or the one that the outermost of so many trusted proxies saw. */
export const clientAddress = ({ headers, socket }: IncomingMessage, trustedProxies: number): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.filter(Boolean).at(-trustedProxies) : undefined;
  return seen ?? socket.remoteAddress ?? '';
};

/**
 * What limits count by: an IPv4 address, or the /64 network of an IPv6 address, which one visitor has to himself.
 * What is no address is given back as it is.
 */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
};
