import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { Answer } from '../support/ask';
import { rounds } from '../support/scale';
import { fillIn, formNames, mailsTo, newAddress, submit } from '../support/submissions';

const site = inject('site');

it.each(formNames)('a pass of the captcha is good for one submission: %s', async (form) => {
  const first = await fillIn(form, site);
  const again = { ...first, key: randomUUID() };
  const other = { ...again, fields: { ...first.fields, email: newAddress() } };
  expect((await submit(site, first)).status).toBe(first.success);
  expect((await submit(site, again)).status).toBe(400);
  expect((await submit(site, other)).status).toBe(400);
  expect(await mailsTo(site, first.fields.email)).toHaveLength(1);
  expect(await mailsTo(site, other.fields.email, 2000)).toEqual([]);
});

it.each(formNames)('a pass is good for one of two submissions at the same moment: %s', async (form) => {
  const first = await fillIn(form, site);
  const all = [first, ...Array.from({ length: 9 }, () => ({ ...first, key: randomUUID() }))];
  const statuses = (await Promise.all(all.map((one) => submit(site, one)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === first.success)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(all.length - 1);
  expect(await mailsTo(site, first.fields.email)).toHaveLength(1);
});

/** Everything by which a caller could tell two responses apart, except for the date and the request id. */
const seen = ({ status, headers, body }: Answer) => {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  return { status, headers: rest, body: body.toString() };
};

it.each(formNames)('an address gets at most three mails of a list, and answers do not reveal it: %s', async (form) => {
  const email = newAddress();
  const forms = await Promise.all(Array.from({ length: rounds(10, 5) }, () => fillIn(form, site, email)));
  const answers: Answer[] = [];
  for (const one of forms) answers.push(await submit(site, one));
  expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1);
  expect(answers[0]?.status).toBeLessThan(300);
  expect((await mailsTo(site, email)).length).toBeLessThanOrEqual(3);
});
