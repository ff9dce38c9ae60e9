import type { NextApiRequest } from 'next';
import { describe, expect, it } from 'vitest';
import { getClientIp, toNetwork } from './client-ip';

const request = (forwarded?: string | string[]) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '192.0.2.9' },
  }) as unknown as NextApiRequest;

describe('clientAddress', () => {
  it('ignores the header without a trusted proxy', () => {
    expect(getClientIp(request('203.0.113.1'), 0)).toBe('192.0.2.9');
  });

  it('uses the address that the trusted proxy saw, not the one that the client claims', () => {
    expect(getClientIp(request('1.1.1.1, 203.0.113.1'), 1)).toBe('203.0.113.1');
    expect(getClientIp(request('1.1.1.1, 203.0.113.1, 198.51.100.2'), 2)).toBe('203.0.113.1');
  });

  it('joins a header that was sent in several lines', () => {
    expect(getClientIp(request(['1.1.1.1', '203.0.113.1, 198.51.100.2']), 2)).toBe('203.0.113.1');
  });

  it.each([
    ['203.0.113.1:51234', '203.0.113.1'],
    ['[2001:db8::1]:51234', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.1', '::ffff:203.0.113.1'],
  ])('removes the port from %s: %s', (forwarded, ipAddress) => {
    expect(getClientIp(request(forwarded), 1)).toBe(ipAddress);
  });

  it('falls back to the connection if the header has fewer addresses than trusted proxies', () => {
    expect(getClientIp(request('203.0.113.1'), 2)).toBe('192.0.2.9');
    expect(getClientIp(request(), 1)).toBe('192.0.2.9');
    expect(getClientIp(request(' , '), 1)).toBe('192.0.2.9');
  });
});

describe('toNetwork', () => {
  it.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['not an address', 'not an address'],
    ['', ''],
  ])('maps %s to %s', (ipAddress, network) => {
    expect(toNetwork(ipAddress)).toBe(network);
  });

  it('maps the IPv6 addresses of one /64 network to one key', () => {
    const network = toNetwork('2001:db8:1:2::1');
    expect(toNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(network);
    expect(toNetwork('2001:0db8:0001:0002:0:0:0:9')).toBe(network);
    expect(toNetwork('2001:db8:1:3::1')).not.toBe(network);
  });
});
