/** Where progress is shown: a terminal, whose last line can be written anew, or a file. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR_LINE = '\r\u001B[K';

/** One line for each step. What a step does at the moment stands below on a terminal and is written nowhere else. */
export function createProgress(output: ProgressOutput = process.stdout) {
  let moment = '';
  return {
    /** A line that stays. */
    say(line: string): void {
      output.write(`${moment ? CLEAR_LINE : ''}${line}\n${moment}`);
    },
    /** The line that the next one takes the place of; none takes it away. */
    now(line = ''): void {
      if (!output.isTTY) return;
      if (moment) output.write(CLEAR_LINE);
      moment = line;
      output.write(line);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;
