import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../attacks/support/ask';
import { faultsWith } from '../support/faults/faults';
import { upstreamNames } from '../support/remote/remote-copy';
import { listen } from '../support/remote/rpc';
import { type Answered, askAll, inTurn, untilRight, visit } from './asking';
import { type Call, readingCalls, type Upstream, writingCalls } from './calls';
import { essence, isRight, isSuccess, problemOf } from './judge';
import { type Column, printMatrix } from './print';
import { startBehindProxies } from './site';

const mostMemory = 50 * 1024 ** 2;
/** In ms: until calls in progress have received much. */
const meanwhile = 2000;

/** How often an address inside the network was asked. */
let asked = 0;
const canary = await listen((_, response) => {
  asked++;
  response.end('{"value":"internal"}');
});
const faults = faultsWith(canary.url);

/** The upstreams that fail together: pages need the CMS, and can do without some of the others. */
const groups: Record<string, readonly Upstream[]> = {
  'the CMS': ['cms'],
  'all others': upstreamNames.filter((name) => name !== 'cms'),
};

let calls: Call[] = [];
/** The right answers of calls that read, from a server without faults. */
const right = new Map<Call, string>();
const columns: Column[] = [];

beforeAll(async () => {
  const { site, stop } = await startBehindProxies();
  try {
    calls = await readingCalls(site);
    for (const [call, answer] of await inTurn(site, calls)) {
      if (!isSuccess(answer)) throw new Error(`Without a fault, ${call.name} is answered with ${answer.status}.`);
      right.set(call, essence(answer));
    }
  } finally {
    await stop();
  }
});

afterAll(() => {
  canary.close();
  printMatrix(columns);
});

const hasRight = ([call, answer]: Answered) => isRight(answer, right.get(call));

describe.concurrent.each(Object.entries(groups))('%s', (group, failing) => {
  it.concurrent.each(Object.entries(faults))('%s', async (name, fault) => {
    const { site, fail, memory, stop } = await startBehindProxies();
    const column: Column = { group, fault: name, cells: new Map(), facts: {} };
    columns.push(column);
    try {
      const warm = calls.filter(({ kind }) => kind === 'warm page');
      const cold = calls.filter(({ kind }) => kind !== 'warm page');
      const forms = await writingCalls(site);
      // The server keeps pages that are asked for again.
      await inTurn(site, [...warm, ...warm]);
      const before = await memory();

      await fail(failing, fault);
      const answers = [
        ...(await visit(site, warm)),
        ...(await askAll(site, [...cold, ...forms])),
        ...(await visit(site, warm)),
      ];
      for (const [call, answer] of answers) {
        const problem = problemOf(call, answer, { right: right.get(call), problem: fault.problem });
        column.cells.set(call, column.cells.get(call) ?? problem);
      }
      const together = Promise.all(cold.map(({ request }) => ask(site, request)));
      await wait(meanwhile);
      const during = await memory();
      await together;

      await fail(failing, null);
      // A form that was accepted is not sent again.
      const accepted = answers.filter(hasRight).map(([call]) => call);
      const waiting = forms.filter((call) => !accepted.includes(call));
      const { wrong, ms } = await untilRight(site, [...warm, ...cold, ...waiting], hasRight);
      for (const call of wrong) column.cells.set(call, column.cells.get(call) ?? 'not right afterwards');
      const growth = Math.max(during, await memory()) - before;
      column.facts = { recoverySeconds: ms / 1000, megabytes: growth / 1024 ** 2 };
      const problems = [...column.cells].flatMap(([call, problem]) =>
        problem ? [`${call.kind} ${call.name}: ${problem}`] : [],
      );
      expect(problems).toEqual([]);
      expect(growth).toBeLessThan(mostMemory);
      expect(asked, 'requests to an address inside').toBe(0);
    } finally {
      await stop();
    }
  });
});
