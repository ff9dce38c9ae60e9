import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import type { RawResponse } from '../support/requests';
import { scaleCount } from '../support/scale';
import { fillIn, formNames, newEmailAddress, submit, waitForEmails } from '../support/submissions';

const site = inject('site');

it.each(formNames)('a captcha pass is valid for one submission: %s', async (form) => {
  const first = await fillIn(form, site);
  const retry = { ...first, key: randomUUID() };
  const otherForm = { ...retry, fields: { ...first.fields, email: newEmailAddress() } };
  expect((await submit(site, first)).status).toBe(first.successStatus);
  expect((await submit(site, retry)).status).toBe(400);
  expect((await submit(site, otherForm)).status).toBe(400);
  expect(await waitForEmails(site, first.fields.email)).toHaveLength(1);
  expect(await waitForEmails(site, otherForm.fields.email, 2000)).toEqual([]);
});

it.each(formNames)('a captcha pass is valid for only one of several simultaneous submissions: %s', async (form) => {
  const first = await fillIn(form, site);
  const all = [first, ...Array.from({ length: 9 }, () => ({ ...first, key: randomUUID() }))];
  const statuses = (await Promise.all(all.map((one) => submit(site, one)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === first.successStatus)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(all.length - 1);
  expect(await waitForEmails(site, first.fields.email)).toHaveLength(1);
});

/** Everything by which a caller could tell two responses apart, except for the date and the request id. */
const toComparable = ({ status, headers, body }: RawResponse) => {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  return { status, headers: rest, body: body.toString() };
};

it.each(formNames)('an address gets at most three emails, and responses do not reveal that: %s', async (form) => {
  const email = newEmailAddress();
  const forms = await Promise.all(Array.from({ length: scaleCount(10, 5) }, () => fillIn(form, site, email)));
  const responses: RawResponse[] = [];
  for (const one of forms) responses.push(await submit(site, one));
  expect(new Set(responses.map((response) => JSON.stringify(toComparable(response)))).size).toBe(1);
  expect(responses[0]?.status).toBeLessThan(300);
  expect((await waitForEmails(site, email)).length).toBeLessThanOrEqual(3);
});
