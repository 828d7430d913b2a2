import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command's words and options. Prints its help and ends on `--help`; ends with 2 and a hint on a wrong option. */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  help: string,
  options: Options,
  args = process.argv.slice(2),
) {
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    if (parsed.values.help) {
      console.log(help.trim());
      process.exit(0);
    }
    return parsed;
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
