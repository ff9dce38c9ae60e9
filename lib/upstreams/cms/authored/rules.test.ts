import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ContentError } from '../../files/content-file';
import { tolerantRules } from './rules';

const picture = z.strictObject({ src: z.string() });
const schema = z.object({
  title: z.string(),
  image: picture.optional(),
  slides: z.array(z.object({ text: z.string(), image: picture })).default([]),
});

const parseTolerantly = (value: unknown) => {
  const report = vi.fn((_: ContentError) => undefined);
  const result = () => tolerantRules(report).parse(schema, value, 'pages/some', ['sections']);
  return { result, messages: () => report.mock.calls.map(([{ message }]) => message) };
};

describe('content that is read even if parts are invalid', () => {
  it('is unchanged if everything is valid', () => {
    const { result, messages } = parseTolerantly({ title: 'A', image: { src: 'a' } });
    expect(result()).toEqual({ title: 'A', image: { src: 'a' }, slides: [] });
    expect(messages()).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['an optional field', { image: { src: 1 } }, {}],
    ['an optional field that lacks something', { image: {} }, {}],
    [
      'the item of a list',
      { slides: [{ text: 'a', image: {} }, { text: 'b', image: { src: 'b' } }, { text: 3 }] },
      { slides: [{ text: 'b', image: { src: 'b' } }] },
    ],
    ['a list that is none', { slides: 'many' }, {}],
  ])('is read without %s that is invalid', (_, invalid, right) => {
    const { result, messages } = parseTolerantly({ title: 'A', ...invalid });
    expect(result()).toEqual({ title: 'A', slides: [], ...right });
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toMatch(/^pages\/some is wrong:\n {2}sections\./);
  });

  it.each([
    ['its own field', {}],
    ['its form', 'text'],
    ['anything', null],
  ])('is refused without %s', (_, value) => {
    expect(parseTolerantly(value).result).toThrow('pages/some is wrong:\n  sections');
  });

  it('is reported with the text that is invalid', () => {
    const kinds = z.object({ kind: z.enum(['one', 'two']).optional() });
    const report = vi.fn((_: ContentError) => undefined);
    expect(tolerantRules(report).parse(kinds, { kind: 'three' }, 'some')).toEqual({});
    expect(report.mock.calls[0]?.[0].message).toContain('("three")');
  });
});
