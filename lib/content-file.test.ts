// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { removeContent, writeFolder } from '@/tests/support/content';
import { ContentError, check, readRecords, readYaml } from './content-file';

afterAll(removeContent);

const schema = z.object({ title: z.string(), tags: z.array(z.object({ key: z.string() })) });
const errorOf = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('a value read from a file', () => {
  it('is given in the form of its schema', () => {
    const trimmed = z.object({ title: z.string().trim() });
    expect(check(trimmed, { title: ' A title ', more: 1 }, 'some.yaml')).toEqual({ title: 'A title' });
  });

  it('that is wrong names the file and each field', () => {
    const error = errorOf(() => check(schema, { tags: [{ key: 'a' }, { key: 5 }] }, 'pages/some.yaml'));
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message.split('\n')).toEqual([
      'pages/some.yaml is wrong:',
      expect.stringMatching(/^ {2}title: /),
      expect.stringMatching(/^ {2}tags\.1\.key: /),
    ]);
  });

  it('names the place in the file that it was found at, or the file itself', () => {
    expect(() => check(schema, { title: 'x' }, 'some.csv', ['line 2'])).toThrow('line 2.tags: ');
    expect(() => check(schema, null, 'some.yaml')).toThrow('the file: ');
  });
});

describe('a YAML file', () => {
  const root = writeFolder({ 'some/right.yaml': 'title: A title\n', 'wrong.yaml': 'a: [\nb' });

  it('is read as a value', () => {
    expect(readYaml(root, 'some/right.yaml')).toEqual({ title: 'A title' });
  });

  it('that is not YAML says which one it is, and where it is wrong', () => {
    const error = errorOf(() => readYaml(root, 'wrong.yaml'));
    expect(error).toBeInstanceOf(ContentError);
    expect((error as Error).message).toMatch(/^wrong\.yaml is wrong:\n.*line \d/);
  });

  it('that is not there says so', () => {
    expect(() => readYaml(root, 'none.yaml')).toThrow(/ENOENT.*none\.yaml/);
  });
});

describe('a folder of records', () => {
  const record = z.strictObject({ title: z.string() });

  it('is read file by file, each with its id', () => {
    const root = writeFolder({ 'albums/one.yaml': { title: 'One' }, 'albums/notes.txt': 'nothing' });
    expect(readRecords(root, 'albums', record)).toEqual([
      { id: 'one', file: 'albums/one.yaml', facts: { title: 'One' } },
    ]);
  });

  it('may be missing', () => {
    expect(readRecords(writeFolder({}), 'albums', record)).toEqual([]);
  });

  it('names the file that is wrong', () => {
    const root = writeFolder({ 'albums/one.yaml': { titel: 'One' } });
    expect(() => readRecords(root, 'albums', record)).toThrow(/^albums\/one\.yaml is wrong:\n {2}title: /);
  });
});
