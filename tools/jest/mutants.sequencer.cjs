const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');

const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** Files that open a database or a server come last: what a quick one notices costs them nothing. */
const isSlow = ({ path }) => /\bawait open\w+\(|\bmoduleTables\(/.test(readFileSync(path, 'utf8'));

module.exports = class QuickFirst extends Sequencer {
  sort(tests) {
    return [...tests.filter((test) => !isSlow(test)), ...tests.filter(isSlow)];
  }
};
