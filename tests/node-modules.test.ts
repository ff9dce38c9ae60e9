import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const importPattern = /^(?:import|export) (?!type\b)(?:[^'";]*? from )?'(\.[^']+)'/gm;

/** The relative imports of a module, as written. Type imports are left out, because Node removes them. */
const listImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, imported = '']) => imported);

it('Node finds every module that a command imports: their names have a file extension', () => {
  const modules = new Set(globSync(['server/start.js', 'server/index.ts', '{scripts,bench}/*.mts']));
  expect(modules.size).toBeGreaterThan(20);
  const missing: string[] = [];
  for (const file of modules)
    for (const imported of listImports(file)) {
      const target = path.join(path.dirname(file), imported);
      if (!/\.\w+$/.test(imported) || !existsSync(target)) missing.push(`${file}: ${imported}`);
      else if (/ts$/.test(target)) modules.add(target);
    }
  expect(missing).toEqual([]);
});
