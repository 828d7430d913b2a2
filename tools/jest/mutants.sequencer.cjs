const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');

const { activeMutant, folderOf, ownerOf } = require('./mutants.owners.cjs');

const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** Files that open a database or a server come last: what a quick one notices costs them nothing. */
const isSlow = ({ path }) => /\bawait open\w+\(|\bmoduleTables\(/.test(readFileSync(path, 'utf8'));

module.exports = class QuickFirst extends Sequencer {
  sort(all) {
    const owner = ownerOf(activeMutant());
    const own = owner === undefined ? all : all.filter(({ path }) => folderOf(path) === owner);
    const quick = own.filter((test) => !isSlow(test));
    return process.env.MUTANTS_QUICK === 'true' ? quick : [...quick, ...own.filter(isSlow)];
  }
};
