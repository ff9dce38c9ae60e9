import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

/** Adds a shell script to the commands that the tested script finds first. */
const addCommand = (name: string, script: string) => {
  const file = path.join(folder, 'bin', name);
  writeFileSync(file, `#!/bin/bash\n${script}\n`);
  chmodSync(file, 0o755);
};

const run = (script: string, parameters: string[], env: Record<string, string>) =>
  spawnSync(path.resolve('deploy', script), parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`, ...env } as unknown as NodeJS.ProcessEnv,
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
  mkdirSync(path.join(folder, 'bin'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('an update', () => {
  const writeBuild = (id: string) => {
    const build = path.join(folder, id);
    mkdirSync(path.join(build, '.next'), { recursive: true });
    writeFileSync(path.join(build, '.next/BUILD_ID'), id);
    return build;
  };
  const update = (id: string) =>
    run('update.sh', [writeBuild(id), 'www1', 'www2'], {
      SITE_DIR: '.',
      READY_SECONDS: '1',
      NOTICE_SECONDS: '0',
      METRICS_PORT: '9464',
    });
  const readLog = () => readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n');

  // Each server is a folder. A build is ready unless its name says otherwise.
  beforeEach(() => {
    for (const server of ['www1', 'www2']) mkdirSync(path.join(folder, server, 'builds'), { recursive: true });
    addCommand('ssh', `cd "${folder}/$1" && bash -c "$2"`);
    addCommand('rsync', `cp -r "$3" "${folder}/\${4/://}"`);
    addCommand('sudo', `echo "$(basename "$PWD") starts $(basename "$(readlink current)")" >> ${folder}/log`);
    addCommand(
      'curl',
      'build=$(readlink current); [[ $build != *broken* ]] && echo "database_available $([[ $build == *cut-off* ]]; echo $?)"',
    );
  });

  it('restarts one server after the other, once the first is ready', () => {
    expect(update('first').status).toBe(0);
    expect(update('second').status).toBe(0);
    expect(readLog()).toEqual(['www1 starts first', 'www2 starts first', 'www1 starts second', 'www2 starts second']);
  });

  it.each(['broken', 'cut-off-from-its-database'])(
    'restores the previous build, and leaves the other server alone, if the new one is %s',
    (build) => {
      update('first');
      const { status, stderr } = update(build);
      expect(status).toBe(1);
      expect(stderr).toBe(`www1: ${build} is not ready\nwww1: builds/first is ready again\n`);
      expect(readLog().slice(2)).toEqual([`www1 starts ${build}`, 'www1 starts first']);
    },
  );
});

it('a command runs as the user and with the variables of the service', () => {
  addCommand('systemctl', 'echo DATA_DIR=/var/lib/site MALLOC_ARENA_MAX=1');
  addCommand('systemd-run', 'printf "%s\\n" "$@"');
  const { stdout: options } = run('site-run', ['npm', 'run', 'person', '--', '--email', 'a b@example.com'], {});
  expect(options).toMatch(/\nnpm\nrun\nperson\n--\n--email\na b@example\.com\n$/);
  for (const option of ['setenv=DATA_DIR=/var/lib/site', 'uid=site', 'property=EnvironmentFile=/etc/site/site.env'])
    expect(options).toContain(`--${option}\n`);
});

describe('a backup', () => {
  const variables = () => ({ BACKUP_DIR: path.join(folder, 'backups'), DATA_DIR: path.join(folder, 'data') });
  const listBackups = () => readdirSync(path.join(folder, 'backups'));
  const readBackup = (name: string) => readFileSync(path.join(folder, 'backups', listBackups()[0] ?? '', name), 'utf8');

  beforeEach(() => {
    for (const name of ['backups', 'data', 'metrics']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'data/state.sqlite'), 'the database');
    addCommand('sqlite3', `file=\${3#*\\'}; echo "copy of $2" > "\${file%\\'}"`);
    addCommand('pg_dump', 'echo "$@"');
  });

  it('has the SQLite database and the signing secret', () => {
    writeFileSync(path.join(folder, 'data/signing-secret'), 'the secret');
    expect(run('backup.sh', [], variables()).status).toBe(0);
    expect(readBackup('state.sqlite')).toBe(`copy of ${folder}/data/state.sqlite\n`);
    expect(readBackup('signing-secret')).toBe('the secret');
  });

  it('is refused without a database, which SQLite would create', () => {
    rmSync(path.join(folder, 'data/state.sqlite'));
    const { status, stderr } = run('backup.sh', [], variables());
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('state.sqlite does not exist'),
    });
    expect(listBackups()).toEqual([]);
  });

  it('tells its time to Prometheus', () => {
    const METRICS_DIR = path.join(folder, 'metrics');
    run('backup.sh', [], { ...variables(), METRICS_DIR });
    expect(readFileSync(path.join(METRICS_DIR, 'site.prom'), 'utf8')).toMatch(/^site_backup_time_seconds \d+\n$/);
  });

  it('has the PostgreSQL database if one is configured', () => {
    const DATABASE_URL = 'postgres://site@db/site';
    expect(run('backup.sh', [], { ...variables(), DATABASE_URL }).status).toBe(0);
    expect(readBackup('site.dump')).toBe(`--format=custom ${DATABASE_URL}\n`);
  });

  it('is kept for two weeks', () => {
    for (const [name, ageDays] of [
      ['site-old', 16],
      ['site-new', 13],
      ['other', 99],
    ] as const) {
      const backup = path.join(folder, 'backups', name);
      mkdirSync(backup);
      const time = Date.now() / 1000 - ageDays * 86_400;
      utimesSync(backup, time, time);
    }
    run('backup.sh', [], variables());
    expect(listBackups()).toEqual(['other', expect.stringMatching(/^site-\d/), 'site-new']);
  });

  it('that fails leaves nothing that looks complete, and earlier ones stay', () => {
    mkdirSync(path.join(folder, 'backups/site-earlier'));
    addCommand('sqlite3', 'exit 1');
    expect(run('backup.sh', [], variables()).status).toBe(1);
    expect(listBackups()).toEqual(['site-earlier']);
    expect(existsSync(path.join(folder, 'backups/partial'))).toBe(false);
  });
});
