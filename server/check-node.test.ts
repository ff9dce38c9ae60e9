import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Options of Node that make the process report another version. */
const fakeNodeVersion = (version: string) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    `for (const [name, target, value] of [['node', process.versions, '${version}'], ['version', process, 'v${version}']])
       Object.defineProperty(target, name, { value });`,
  )}`,
];

it.each(['18.20.8', '20.20.2', '22.22.0'])(
  'on Node %s, the server names the required version, in one line',
  (version) => {
    const { status, stderr } = spawnSync('node', [...fakeNodeVersion(version), 'server/start.js'], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^The site needs Node 24, .*\n$/);
    expect(stderr).toContain(`v${version}`);
    expect(status).toBe(1);
  },
);

it('`npm start` and `npm test` check the version before they run code that an old Node cannot parse', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['prebuild', 'pretest']) expect(scripts[name]).toMatch(/^node server\/check-node\.js\b/);
  expect(scripts.start).toMatch(/^npm run build /);
});

it('the Node that `npm ci` installs is accepted', () => {
  expect(spawnSync('node', ['server/check-node.js'], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
});
