/** What Stryker's report says of one mutant. */
interface Mutant {
  readonly status: string;
  /** Why a mutant was not judged. */
  readonly statusReason?: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/** What became of the mutants of one file. */
export interface FileScore {
  readonly file: string;
  readonly noticed: number;
  readonly survived: number;
  /** Where a change went unnoticed: line, kind and what stood there instead. */
  readonly survivors: readonly string[];
}

const NOTICED: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const UNNOTICED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** The part of a report that is about files below a folder. */
export const filesUnder = ({ files }: MutationReport, folder: string): MutationReport => ({
  files: Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(`${folder}/`))),
});

/** Scores by file, worst first. Mutants that do not compile, or that only a new process would show, are not counted. */
export function scoresOf({ files }: MutationReport): readonly FileScore[] {
  const scores = Object.entries(files).map(([file, { mutants }]) => {
    const alive = mutants.filter(({ status }) => UNNOTICED.has(status));
    return {
      file,
      noticed: mutants.filter(({ status }) => NOTICED.has(status)).length,
      survived: alive.length,
      survivors: alive.map(
        ({ location, mutatorName, replacement = '', status }) =>
          `line ${location.start.line}: ${mutatorName}${status === 'NoCoverage' ? ', which no test reaches' : ''}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
      ),
    };
  });
  return scores
    .filter(({ noticed, survived }) => noticed + survived > 0)
    .toSorted((a, b) => percent([a]) - percent([b]));
}

/** Share of the mutants that a test noticed, in whole per cent, rounded down; 100 where there are none. */
export function percent(scores: readonly Pick<FileScore, 'noticed' | 'survived'>[]): number {
  const noticed = scores.reduce((sum, score) => sum + score.noticed, 0);
  const all = scores.reduce((sum, score) => sum + score.noticed + score.survived, 0);
  return all === 0 ? 100 : Math.floor((100 * noticed) / all);
}

/** What was judged, of how many where the rest was set aside by a sample. */
export function extent({ files }: MutationReport): string {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const judged = mutants.filter(({ status }) => NOTICED.has(status) || UNNOTICED.has(status)).length;
  const aside = mutants.filter(({ statusReason }) => statusReason === 'not in the sample').length;
  return aside === 0 ? `${judged} mutants` : `a sample of ${judged} of ${judged + aside} mutants`;
}
