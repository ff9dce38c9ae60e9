import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { ContentError } from '../../files/content-file';
import { createTolerantRules } from './rules';

const picture = z.strictObject({ src: z.string() });
const schema = z.object({
  title: z.string(),
  image: picture.optional(),
  slides: z.array(z.object({ text: z.string(), image: picture })).default([]),
});

const parseTolerantly = (value: unknown) => {
  const report = vi.fn((_: ContentError) => undefined);
  const result = () => createTolerantRules(report).parse(schema, value, 'pages/some', ['sections']);
  return { result, messages: () => report.mock.calls.map(([{ message }]) => message) };
};

describe('tolerant rules', () => {
  it('return valid content unchanged', () => {
    const { result, messages } = parseTolerantly({ title: 'A', image: { src: 'a' } });
    expect(result()).toEqual({ title: 'A', image: { src: 'a' }, slides: [] });
    expect(messages()).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['an optional field', { image: { src: 1 } }, {}],
    ['an optional field that lacks a property', { image: {} }, {}],
    [
      'a list item',
      { slides: [{ text: 'a', image: {} }, { text: 'b', image: { src: 'b' } }, { text: 3 }] },
      { slides: [{ text: 'b', image: { src: 'b' } }] },
    ],
    ['a list that is no list', { slides: 'many' }, {}],
  ])('omit %s that is invalid', (_, invalidFields, expectedFields) => {
    const { result, messages } = parseTolerantly({ title: 'A', ...invalidFields });
    expect(result()).toEqual({ title: 'A', slides: [], ...expectedFields });
    expect(messages()).toHaveLength(1);
    expect(messages()[0]).toMatch(/^pages\/some is invalid:\n {2}sections\./);
  });

  it.each([
    ['a required field', {}],
    ['an object', 'text'],
    ['any value', null],
  ])('refuse content without %s', (_, value) => {
    expect(parseTolerantly(value).result).toThrow('pages/some is invalid:\n  sections');
  });

  it('report the invalid text', () => {
    const kinds = z.object({ kind: z.enum(['one', 'two']).optional() });
    const report = vi.fn((_: ContentError) => undefined);
    expect(createTolerantRules(report).parse(kinds, { kind: 'three' }, 'some')).toEqual({});
    expect(report.mock.calls[0]?.[0].message).toContain('("three")');
  });
});
