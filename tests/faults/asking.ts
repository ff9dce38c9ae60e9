import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from '../attacks/support/ask';
import { poll } from '../attacks/support/poll';
import type { Site } from '../attacks/support/site';
import type { Call } from './calls';

export type Answered = readonly [Call, Answer];

/** In ms: a call that takes longer does not hold up the next one. */
const long = 1000;
const longestRecovery = 35_000;

/** Sends each call once the one before it is answered, or takes long, so that they do not slow each other down. */
export const askAll = async (site: Site, calls: readonly Call[]): Promise<Answered[]> => {
  const answers: Promise<Answered>[] = [];
  for (const call of calls) {
    const answer = ask(site, call.request).then((answered) => [call, answered] as const);
    answers.push(answer);
    await Promise.race([answer, wait(long)]);
  }
  return Promise.all(answers);
};

/** Sends calls one after the other. */
export const inTurn = async (site: Site, calls: readonly Call[]): Promise<Answered[]> => {
  const answers: Answered[] = [];
  for (const call of calls) answers.push([call, await ask(site, call.request)]);
  return answers;
};

/** Asks three times for each page: on a busy machine some answers are late, so that the fastest counts. */
export const visit = async (site: Site, pages: readonly Call[]): Promise<Answered[]> => {
  const visits: Answered[] = [];
  for (const page of pages) {
    const answers = (await inTurn(site, [page, page, page])).map(([, answer]) => answer);
    const ms = Math.min(...answers.map((answer) => answer.ms));
    visits.push(...answers.map((answer) => [page, { ...answer, ms }] as const));
  }
  return visits;
};

/** Asks until all answers are right. Returns the calls whose answers are not in time, and how long it took in ms. */
export const untilRight = async (
  site: Site,
  calls: readonly Call[],
  isRight: (answered: Answered) => boolean,
): Promise<{ wrong: readonly Call[]; ms: number }> => {
  const start = performance.now();
  let wrong = calls;
  await poll(
    async () => {
      wrong = (await askAll(site, wrong)).filter((answered) => !isRight(answered)).map(([call]) => call);
      return wrong.length === 0;
    },
    { within: longestRecovery, every: 1000 },
  );
  return { wrong, ms: performance.now() - start };
};
