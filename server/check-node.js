// Plain JavaScript, so that an old Node reads it too.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `The site needs Node 24, and this is ${process.version}. In the project, \`npm ci\` installs it for all scripts, with npm 11.\n`,
  );
  process.exit(1);
}
