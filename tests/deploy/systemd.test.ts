import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const unit = readFileSync('deploy/systemd/site.service', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const dockerfile = readFileSync('Dockerfile', 'utf8');

it('the service runs the same command as the image, and both have the settings of the C library of `npm run serve`', () => {
  const [, command = '[]'] = /^CMD (.+)$/m.exec(dockerfile) ?? [];
  expect(unit).toContain(`ExecStart=/usr/bin/${JSON.parse(command).join(' ')}\n`);
  const [, settings = ''] = /^ENV (MALLOC.+)$/m.exec(dockerfile) ?? [];
  expect(unit).toContain(`Environment=${settings}\n`);
  expect(scripts.serve).toContain(`${settings} node `);
});
