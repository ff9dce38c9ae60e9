// Plain JavaScript, which old versions of Node can parse.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `The site needs Node 24, but this is ${process.version}. Run \`npm ci\` with npm 11 to install it for all npm scripts.\n`,
  );
  process.exit(1);
}
