const path = require('node:path');

const preset = require('./preset.cjs');

const { MUTANTS_PACKAGE: name, MUTANTS_FOLDERS: folders = '[]' } = process.env;
const project = ['platform', 'pictures', 'tools'].includes(name) ? preset.server(name) : preset.browser(name);

/** The project of one package for mutation tests: they judge folders by the tests that lie in them. */
module.exports = {
  ...project,
  // Stryker takes no runner that does not bear the name of jest's own.
  testRunner: path.join(__dirname, 'mutants.jest-circus.cjs'),
  testSequencer: path.join(__dirname, 'mutants.sequencer.cjs'),
  testMatch: JSON.parse(folders).map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: [
    // It reads sources as text, and those of a copy are full of changes.
    '/server/http/deviceEntries\\.test\\.ts$',
    // It sends thousands of requests within a limit of its own, and code that counts which lines ran is slow.
    '/server/hostileAddresses\\.test\\.ts$',
  ],
  // After the others: they set a limit of their own.
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, path.join(__dirname, 'mutants.setup.cjs')],
};
