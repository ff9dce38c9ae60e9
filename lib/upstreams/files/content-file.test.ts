import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError, parseContent } from './content-file';

const schema = z.object({ title: z.string(), tags: z.array(z.object({ key: z.string() })) });
const getError = (parse: () => unknown) => {
  try {
    return parse();
  } catch (error) {
    return error;
  }
};

describe('a value read from a file', () => {
  it('is returned as parsed by its schema', () => {
    const trimmingSchema = z.object({ title: z.string().trim() });
    expect(parseContent(trimmingSchema, { title: ' A title ', more: 1 }, 'some.yaml')).toEqual({ title: 'A title' });
  });

  it('reports the file and each field if it is invalid', () => {
    const error = getError(() => parseContent(schema, { tags: [{ key: 'a' }, { key: 5 }] }, 'pages/some.yaml'));
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message.split('\n')).toEqual([
      'pages/some.yaml is invalid:',
      expect.stringMatching(/^ {2}title: /),
      expect.stringMatching(/^ {2}tags\.1\.key: /),
    ]);
  });

  it('reports its location in the file, or the file itself', () => {
    expect(() => parseContent(schema, { title: 'x' }, 'some.csv', ['line 2'])).toThrow('line 2.tags: ');
    expect(() => parseContent(schema, null, 'some.yaml')).toThrow('the file: ');
  });
});
