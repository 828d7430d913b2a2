import { parseArgs } from 'node:util';

interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly default?: string | boolean;
  readonly short?: string;
}

type Values<Options extends Record<string, OptionSpec>> = {
  [Name in keyof Options]: Options[Name]['type'] extends 'boolean' ? boolean : string | undefined;
};

interface CommandLine<Options extends Record<string, OptionSpec>> {
  readonly values: Values<Options>;
  readonly positionals: readonly string[];
}

/** A command's words and options. Prints its help and ends on `--help`; ends with 2 and a hint on a wrong option. */
export function commandLine<const Options extends Record<string, OptionSpec>>(
  help: string,
  options: Options,
  args: readonly string[] = process.argv.slice(2),
): CommandLine<Options> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...(options as Record<string, OptionSpec>), help: { type: 'boolean', short: 'h' } },
    });
    if (values['help']) {
      console.log(help.trim());
      process.exit(0);
    }
    return { values: values as Values<Options>, positionals };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Try --help.');
    return process.exit(2);
  }
}

/** Ends the command with a reason and what to do next. */
export function fail(reason: string, next?: string): never {
  console.error(`\n${reason}${next ? `\n${next}` : ''}`);
  process.exit(1);
}
