import type { IncomingMessage } from 'node:http';

/** Whether a request only reads: GET or HEAD. */
export const isRead = ({ method }: Pick<IncomingMessage, 'method'>): boolean => method === 'GET' || method === 'HEAD';
