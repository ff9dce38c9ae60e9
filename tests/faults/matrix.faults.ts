import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from '../attacks/support/ask';
import { poll } from '../attacks/support/poll';
import { type RunningSite, startSite } from '../attacks/support/site';
import { type Fault, faultsWith } from '../support/faults/faults';
import { faultProxy } from '../support/faults/proxy';
import { addressVariable, upstreamNames } from '../support/remote/remote-copy';
import { listen } from '../support/remote/rpc';
import { type Call, readingCalls, type Upstream, writingCalls } from './calls';
import { essence, isRight, problemOf } from './judge';
import { type Column, printMatrix } from './print';

const target = process.env.UPSTREAMS_URL ?? '';
const inside = path.resolve('tests/support/faults/inside.mts');
const authority = path.resolve('tests/support/faults/certificates/ca.pem');
const longestRecovery = 35_000;
const mostMemory = 50 * 1024 ** 2;
/** Times in ms: for which the next call waits; until calls in progress have received much. */
const long = 1000;
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
/** The right answers, from a server without faults. */
const right = new Map<Call, string>();
const columns: Column[] = [];

const setUp = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  const nameFile = path.join(folder, 'name');
  const memoryFile = path.join(folder, 'memory');
  const proxies = await Promise.all(
    upstreamNames.map(async (name) => ({ name, ...(await faultProxy({ target, nameFile })) })),
  );
  const addresses = proxies.map(({ name, url }) => [addressVariable(name), url]);
  const site = await startSite({
    folder,
    variables: {
      ...Object.fromEntries(addresses),
      CONTENT_DIR: path.resolve('content'),
      NODE_OPTIONS: `--import ${inside}`,
      NODE_EXTRA_CA_CERTS: authority,
      NAME_FILE: nameFile,
      MEMORY_FILE: memoryFile,
      REPORTS_TO: 'reports@test.example',
      LOG_LEVEL: 'warn',
    },
  });
  return {
    site,
    /** Has some upstreams fail; null ends it. */
    fail: async (names: readonly Upstream[], fault: Fault | null) => {
      for (const { name, use } of proxies) if (names.includes(name)) await use(fault);
    },
    /** The memory in use, in bytes, after a collection. */
    memory: async () => {
      rmSync(memoryFile, { force: true });
      process.kill(site.pid, 'SIGUSR2');
      await poll(() => statSync(memoryFile, { throwIfNoEntry: false })?.size ?? null, { within: 30_000 });
      return Number(readFileSync(memoryFile, 'utf8'));
    },
    stop: async () => {
      await site.kill();
      for (const { close } of proxies) close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Sends each call once the one before it is answered, or takes long, so that they do not slow each other down. */
const answersOf = async (site: RunningSite, asked: readonly Call[]) => {
  const answers: Promise<readonly [Call, Answer]>[] = [];
  for (const call of asked) {
    const answer = ask(site, call.request).then((answered) => [call, answered] as const);
    answers.push(answer);
    await Promise.race([answer, wait(long)]);
  }
  return Promise.all(answers);
};

/** Sends calls one after the other. */
const inTurn = async (site: RunningSite, asked: readonly Call[]) => {
  const answers: (readonly [Call, Answer])[] = [];
  for (const call of asked) answers.push([call, await ask(site, call.request)]);
  return answers;
};

/** Asks three times for each page: on a busy machine some answers are late, so that the fastest counts. */
const visit = async (site: RunningSite, pages: readonly Call[]) => {
  const visits: (readonly [Call, Answer])[] = [];
  for (const call of pages) {
    const answers = (await inTurn(site, [call, call, call])).map(([, answer]) => answer);
    const ms = Math.min(...answers.map((answer) => answer.ms));
    visits.push(...answers.map((answer) => [call, { ...answer, ms }] as const));
  }
  return visits;
};

const isWarm = ({ kind }: Call) => kind === 'warm page';

beforeAll(async () => {
  const { site, stop } = await setUp();
  try {
    calls = await readingCalls(site);
    for (const [call, answer] of await inTurn(site, calls)) right.set(call, essence(answer));
  } finally {
    await stop();
  }
});

afterAll(() => {
  canary.close();
  printMatrix(columns);
});

/** Waits until calls are answered rightly. Returns those that are not in time, and how long it took in ms. */
const recovery = async (site: RunningSite, waiting: readonly Call[]) => {
  const start = performance.now();
  let wrong = waiting;
  await poll(
    async () => {
      const answers = await answersOf(site, wrong);
      wrong = answers.flatMap(([call, answer]) => (isRight(answer, right.get(call)) ? [] : [call]));
      return wrong.length === 0;
    },
    { within: longestRecovery, every: 1000 },
  );
  return { wrong, ms: performance.now() - start };
};

describe.concurrent.each(Object.entries(groups))('%s', (group, failing) => {
  it.concurrent.each(Object.entries(faults))('%s', async (name, fault) => {
    const { site, fail, memory, stop } = await setUp();
    const column: Column = { group, fault: name, cells: new Map(), facts: {} };
    columns.push(column);
    try {
      const warm = calls.filter(isWarm);
      // The server keeps pages that are asked for again.
      await inTurn(site, [...warm, ...warm]);
      const cold = calls.filter((call) => !isWarm(call));
      const others = [...cold, ...(await writingCalls(site))];
      const before = await memory();

      await fail(failing, fault);
      const first = await visit(site, warm);
      const answers = [...first, ...(await answersOf(site, others)), ...(await visit(site, warm))];
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
      const accepted = answers.flatMap(([call, answer]) =>
        !right.has(call) && isRight(answer, undefined) ? [call] : [],
      );
      const { wrong, ms } = await recovery(site, [...new Set([...warm, ...others]).difference(new Set(accepted))]);
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
