// Plain JavaScript, which old versions of Node can parse.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `The site needs Node 24, but this is ${process.version}. In the project, \`npm ci\` with npm 11 installs it for all npm scripts; on a machine that only has a build, install it.\n`,
  );
  process.exit(1);
}
