/** Longest subject of a commit, in characters. */
export const LONGEST_SUBJECT = 72;

/** Subjects that are too long, of lines such as `<hash> <subject>`. */
export function longSubjects(log: string): string[] {
  return log
    .split('\n')
    .filter(Boolean)
    .filter((line) => line.slice(line.indexOf(' ') + 1).length > LONGEST_SUBJECT);
}
