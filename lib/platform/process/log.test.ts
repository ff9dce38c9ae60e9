import { beforeEach, expect, it, vi } from 'vitest';
import { log, logOutput, logRequest } from './log';
import { requestContext } from './request-context';

beforeEach(() => {
  log.level = 'info';
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  vi.spyOn(logOutput, 'write').mockReturnValue(true);
});

const lines = () => vi.mocked(logOutput.write).mock.calls.map(([line]) => line);
const request = { requestId: 'a-1', path: '/en/"\n\\é/', method: 'GET', status: 404, bytes: 12, ms: 3 };

it('writes the line of a request in the same format as other lines', () => {
  logRequest(request);
  log.info(request, 'request');
  const [requestLine, ordinaryLine] = lines();
  expect(requestLine).toBe(ordinaryLine);
});

it('writes no line for a request if the log level is above info', () => {
  log.level = 'warn';
  logRequest(request);
  expect(lines()).toEqual([]);
});

it('adds the id of the request in progress', () => {
  requestContext.run({ requestId: 'b-2' }, () => log.warn('a warning'));
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ level: 40, requestId: 'b-2', msg: 'a warning' });
});
