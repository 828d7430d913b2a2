const path = require('node:path');

const { projects } = require('../../jest.config.cjs');

const { TEST_GROUPS: folder } = process.env;
if (!folder) throw new Error('TEST_GROUPS names the folder of the groups; `npm test` writes it.');

/** The same projects, whose test files run in groups; stories are one file a package and stay so. */
const grouped = (project) => {
  const own = path.join(folder, project.displayName);
  const stories = project.testMatch.filter((pattern) => pattern.endsWith('.cjs'));
  return {
    ...project,
    // A group is named for the environment of its files, those of server code too.
    testEnvironment: path.join(__dirname, 'byName.environment.cjs'),
    roots: [...(project.roots ?? ['<rootDir>']), own],
    testMatch: [`${own}/*.test.{ts,tsx}`, ...stories],
  };
};

module.exports = {
  projects: projects.map(grouped),
  testSequencer: path.join(__dirname, 'longestFirst.cjs'),
};
