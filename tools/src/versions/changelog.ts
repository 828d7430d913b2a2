const TITLE = '# Changes';

/** A package's changes with a new version on top: the subjects of its commits, newest first. */
export function withVersion(changelog: string, version: string, day: string, subjects: readonly string[]): string {
  const [, ...earlier] = changelog.split(/^(?=## )/m);
  const what = subjects.length > 0 ? subjects : ['Only what it depends on has changed.'];
  const entry = [`## ${version}, ${day}`, '', ...what.map((subject) => `- ${subject}`), ''].join('\n');
  return [TITLE, '', [entry, ...earlier].join('\n')].join('\n');
}
