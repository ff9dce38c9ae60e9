import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../attacks/support/requests';
import { buildFaults } from '../support/faults/faults';
import { listen } from '../support/http';
import { upstreamNames } from '../support/remote/remote-copy';
import { buildReadCalls, buildWriteCalls, type Call, type Upstream } from './calls';
import { findProblem, isCorrect, isSuccess, toStableText } from './judge';
import { type Column, printMatrix } from './print';
import { type CallResult, sendAll, sendSequentially, sendUntilCorrect, visitPages } from './send-calls';
import { startSiteBehindProxies } from './site';

const maxGrowthBytes = 50 * 1024 ** 2;
/** The time after which the calls in progress have received a lot of data. */
const memoryCheckDelayMs = 2000;

/**
 * The number of requests to an internal server. It must stay at zero: a redirect by an upstream must not let outsiders
 * reach servers inside the network.
 */
let canaryRequestCount = 0;
const canary = await listen((_, response) => {
  canaryRequestCount++;
  response.end('{"value":"internal"}');
});
const faults = buildFaults(canary.url);

/** The upstreams that fail together. Pages need the CMS, but not all of the others. */
const groups: Record<string, readonly Upstream[]> = {
  'the CMS': ['cms'],
  'all others': upstreamNames.filter((name) => name !== 'cms'),
};

let calls: Call[] = [];
/** The texts of the responses to the calls that read, from a server without faults. */
const correctTexts = new Map<Call, string>();
const columns: Column[] = [];

beforeAll(async () => {
  const { site, stop } = await startSiteBehindProxies();
  try {
    calls = await buildReadCalls(site);
    for (const [call, response] of await sendSequentially(site, calls)) {
      if (!isSuccess(response)) throw new Error(`Without a fault, ${call.name} gets ${response.status}.`);
      correctTexts.set(call, toStableText(response));
    }
  } finally {
    await stop();
  }
});

afterAll(() => {
  canary.close();
  printMatrix(columns);
});

const hasCorrectResponse = ([call, response]: CallResult) => isCorrect(response, correctTexts.get(call));

describe.concurrent.each(Object.entries(groups))('%s', (group, failingUpstreams) => {
  it.concurrent.each(Object.entries(faults))('%s', async (name, fault) => {
    const { site, applyFault, measureMemoryBytes, stop } = await startSiteBehindProxies();
    const column: Column = { group, fault: name, cells: new Map(), measurements: {} };
    columns.push(column);
    try {
      const warm = calls.filter(({ kind }) => kind === 'warm page');
      const cold = calls.filter(({ kind }) => kind !== 'warm page');
      const forms = await buildWriteCalls(site);
      // The server caches pages that are requested twice.
      await sendSequentially(site, [...warm, ...warm]);
      const bytesBefore = await measureMemoryBytes();

      await applyFault(failingUpstreams, fault);
      const results = [
        ...(await visitPages(site, warm)),
        ...(await sendAll(site, [...cold, ...forms])),
        ...(await visitPages(site, warm)),
      ];
      for (const [call, response] of results) {
        const problem = findProblem(call, response, {
          expected: correctTexts.get(call),
          expectedProblem: fault.problem,
        });
        column.cells.set(call, column.cells.get(call) ?? problem);
      }
      const coldResponses = Promise.all(cold.map(({ request }) => sendRequest(site, request)));
      await wait(memoryCheckDelayMs);
      const bytesDuring = await measureMemoryBytes();
      await coldResponses;

      await applyFault(failingUpstreams, null);
      // A form that was accepted is not sent again.
      const acceptedCalls = results.filter(hasCorrectResponse).map(([call]) => call);
      const unacceptedForms = forms.filter((call) => !acceptedCalls.includes(call));
      const { wrongCalls, ms } = await sendUntilCorrect(
        site,
        [...warm, ...cold, ...unacceptedForms],
        hasCorrectResponse,
      );
      for (const call of wrongCalls) column.cells.set(call, column.cells.get(call) ?? 'wrong afterwards');
      const growthBytes = Math.max(bytesDuring, await measureMemoryBytes()) - bytesBefore;
      column.measurements = { recoverySeconds: ms / 1000, megabytes: growthBytes / 1024 ** 2 };
      const problems = [...column.cells].flatMap(([call, problem]) =>
        problem ? [`${call.kind} ${call.name}: ${problem}`] : [],
      );
      expect(problems).toEqual([]);
      expect(growthBytes).toBeLessThan(maxGrowthBytes);
      expect(canaryRequestCount, 'requests to an internal address').toBe(0);
    } finally {
      await stop();
    }
  });
});
