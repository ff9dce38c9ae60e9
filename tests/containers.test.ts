import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  environment: Record<string, string | number | null>;
  build: object;
  volumes: string[];
}

const matchNames = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);
const readVariableNames = (file: string) => matchNames(readFileSync(file, 'utf8'), /^([A-Z_]+)=/gm);

const compose = readFileSync('compose.yaml', 'utf8');
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };
const dockerfile = readFileSync('Dockerfile', 'utf8');

/** The variables that Compose does not set: the image sets them itself, or only builds read them. */
const variablesNotInCompose = ['BUILD_ID', 'CONTENT_DIR', 'DATA_DIR', 'HOST', 'PORT'];

it.each(['site1', 'site2'])('%s gets every variable of the site', (name) => {
  const expected = readVariableNames('.env.example').filter((variable) => !variablesNotInCompose.includes(variable));
  expect(Object.keys(services[name]?.environment ?? {}).sort()).toEqual(expected.sort());
});

it('a build gets only its id: one image serves staging and production', () => {
  expect(services.site1?.build).toEqual({ context: '.', args: { BUILD_ID: null } });
  expect(matchNames(dockerfile, /^ARG (.+)$/gm)).toEqual(['BUILD_ID']);
  expect(dockerfile).not.toMatch(/--mount=type=secret|\.env/);
});

it('Strapi gets all of its variables except those for an SQLite file and for TLS to its database', () => {
  const expected = readVariableNames('cms/.env.example').filter((name) => !/^(DATABASE_(FILE|SSL)|PORT)$/.test(name));
  expect(Object.keys(services.cms?.environment ?? {}).sort()).toEqual([...expected, 'NODE_ENV'].sort());
});

it('Compose names a missing variable without a default, and .env.deploy.example contains it', () => {
  expect(matchNames(compose, /\$\{([A-Z_]+)\}/g)).toEqual([]);
  const required = matchNames(compose, /\$\{([A-Z_]+):\?/g);
  expect(new Set(readVariableNames('.env.deploy.example'))).toEqual(new Set([...required, 'BUILD_ID']));
});
