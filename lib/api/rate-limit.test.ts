// @vitest-environment node
import type { NextApiRequest } from 'next';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './rate-limit';

const request = (forwarded?: string | string[]) =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '192.0.2.9' },
  }) as unknown as NextApiRequest;

describe('clientAddress', () => {
  it('believes no header without a trusted proxy', () => {
    expect(clientAddress(request('203.0.113.1'), 0)).toBe('192.0.2.9');
  });

  it('takes what the trusted proxy saw, and not what the visitor claims', () => {
    expect(clientAddress(request('1.1.1.1, 203.0.113.1'), 1)).toBe('203.0.113.1');
    expect(clientAddress(request('1.1.1.1, 203.0.113.1, 198.51.100.2'), 2)).toBe('203.0.113.1');
  });

  it('reads a header sent in several lines as one', () => {
    expect(clientAddress(request(['1.1.1.1', '203.0.113.1, 198.51.100.2']), 2)).toBe('203.0.113.1');
  });

  it('takes the connection where the header has fewer addresses than trusted proxies', () => {
    expect(clientAddress(request('203.0.113.1'), 2)).toBe('192.0.2.9');
    expect(clientAddress(request(), 1)).toBe('192.0.2.9');
    expect(clientAddress(request(' , '), 1)).toBe('192.0.2.9');
  });
});
