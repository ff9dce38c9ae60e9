import { Socket } from 'node:net';

// Tests must not depend on the network: a connection to another machine throws.
const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const [target] = args.flat() as [{ host?: string; path?: string } | number | string];
  const host = typeof target === 'object' && !target.path ? (target.host ?? 'localhost') : 'localhost';
  if (!['localhost', '127.0.0.1', '::1'].includes(host)) throw new Error(`A test tried to connect to ${host}.`);
  return connect.apply(this, args as Parameters<typeof connect>);
} as typeof connect;
