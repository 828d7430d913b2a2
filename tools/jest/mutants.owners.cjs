/** Which of the folders that are judged together a mutant lies in: only the tests of that one are asked about it. */
const { readFileSync, writeFileSync } = require('node:fs');

/** Where Stryker's runner says which change is judged. */
const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';

/** The mutant that is judged; undefined while the tests run without a change. */
exports.activeMutant = () => process.env[ACTIVE];

/** The folders, from the root of the repository. */
const judgedFolders = () => {
  const { MUTANTS_PACKAGE: name, MUTANTS_FOLDERS: folders = '[]' } = process.env;
  return JSON.parse(folders).map((folder) => `${name}/${folder}`);
};

/** The folder of a file; undefined for one that lies in none. */
exports.folderOf = (file) => judgedFolders().find((folder) => file.replaceAll('\\', '/').includes(`/${folder}/`));

exports.writeOwners = (mutants) =>
  writeFileSync(
    process.env.MUTANTS_OWNERS,
    JSON.stringify(Object.fromEntries(mutants.map(({ id, fileName }) => [id, exports.folderOf(fileName)]))),
  );

let owners;

/** The folder of a mutant; undefined where one folder is judged alone. */
exports.ownerOf = (mutant) => {
  if (mutant === undefined || judgedFolders().length < 2) return undefined;
  owners ??= JSON.parse(readFileSync(process.env.MUTANTS_OWNERS, 'utf8'));
  return owners[mutant];
};
