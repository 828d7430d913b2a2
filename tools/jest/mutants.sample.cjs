/** Part of Stryker that judges a sample of a folder's mutants: the rest is set aside before a test runs. */
const { createHash } = require('node:crypto');
const { basename } = require('node:path');

const { folderOf, writeOwners } = require('./mutants.owners.cjs');

const SET_ASIDE = 'not in the sample';

const placeOf = ({ fileName, location: { start, end }, mutatorName, replacement }, seed) =>
  createHash('sha256')
    .update(JSON.stringify([seed, basename(fileName), start.line, start.column, end.line, end.column]))
    .update(JSON.stringify([mutatorName, replacement]))
    .digest('hex');

/** Identifiers of as many mutants as asked for. The same seed chooses the same ones of unchanged code, wherever it lies. */
function sampleOf(mutants, count, seed) {
  const places = mutants.map((mutant) => ({ id: mutant.id, place: placeOf(mutant, seed) }));
  const inOrder = places.toSorted((a, b) => (a.place < b.place ? -1 : 1));
  return new Set(inOrder.slice(0, count).map(({ id }) => id));
}

class Sample {
  async init() {}

  /** One group of all: a part of them could not know how many there are. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const { MUTANTS_SAMPLE: count, MUTANTS_SEED: seed } = process.env;
    // Each folder has a sample of its own, the same one as when it is judged alone.
    const folders = [...new Set(mutants.map(({ fileName }) => folderOf(fileName)))];
    const samples = folders.map((folder) =>
      sampleOf(
        mutants.filter(({ fileName }) => folderOf(fileName) === folder),
        Number(count),
        seed,
      ),
    );
    const chosen = new Set(samples.flatMap((ids) => [...ids]));
    if (folders.length > 1) writeOwners(mutants);
    const judged = { status: 'passed' };
    const aside = { status: 'compileError', reason: SET_ASIDE };
    return Object.fromEntries(mutants.map(({ id }) => [id, chosen.has(id) ? judged : aside]));
  }
}

exports.Sample = Sample;
exports.strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }];
