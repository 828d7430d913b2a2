const preset = require('./preset.cjs');

const { MUTANTS_PACKAGE: name, MUTANTS_FOLDER: folder } = process.env;
const project = ['platform', 'pictures', 'tools'].includes(name) ? preset.server(name) : preset.browser(name);

/** The project of one package for mutation tests: they judge a folder by the tests that lie in it. */
module.exports = {
  ...project,
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  // Code that counts which lines ran fills a database slowly.
  testTimeout: 300_000,
};
