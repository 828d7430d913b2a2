/** Runs test files for a change until one notices it, and only those with a test that reaches it: Stryker asks every file of the folder each time. */
const { createRequire } = require('node:module');

const { activeMutant } = require('./mutants.owners.cjs');

const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('jest-cli'));
const { createEmptyTestResult } = fromJest('@jest/test-result');
const { default: run } = fromJest('jest-circus/runner');

/** Names of a file's tests, as the run without a change found them. */
const namesIn = new Map();
let noticed;

const reaches = (testPath, pattern) => {
  const wanted = pattern && new RegExp(pattern, 'i');
  return !wanted || !namesIn.has(testPath) || namesIn.get(testPath).some((name) => wanted.test(name));
};

/** A file whose tests are left out, as when a pattern leaves them out: jest takes one without any test for a mistake. */
const asLeftOut = (testPath) => ({
  ...createEmptyTestResult(),
  testFilePath: testPath,
  numPendingTests: 1,
  testResults: [{ ancestorTitles: [], failureMessages: [], fullName: testPath, status: 'pending', title: testPath }],
});

module.exports = async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  const mutant = activeMutant();
  const isJudged = mutant !== undefined;
  if (isJudged && (mutant === noticed || !reaches(testPath, globalConfig.testNamePattern))) return asLeftOut(testPath);
  const result = await run(globalConfig, config, environment, runtime, testPath, ...rest);
  if (!isJudged)
    namesIn.set(
      testPath,
      result.testResults.map(({ fullName }) => fullName),
    );
  else if (result.numFailingTests > 0) noticed = mutant;
  return result;
};
