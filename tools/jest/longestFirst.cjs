const { createRequire } = require('node:module');

const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** Stories, files that run alone and those of the whole platform may take long and are short to read, by which jest would leave them to one core at the end. */
const mayTakeLong = ({ path }) => /\/(?:stories|long-\d+)\.test\.\w+$/.test(path);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the order that jest would take, not that of an array
    const sorted = super.sort(tests);
    return [...sorted.filter(mayTakeLong), ...sorted.filter((test) => !mayTakeLong(test))];
  }
};
