import type { ConfiguratorFigures } from './configurator';

/** Aims of the lens configurator: milliseconds of the main thread from press to paint at a quarter of the processor, and compressed kB of script. */
const CONFIGURATOR_AIMS = { paint: 50, script: 35 };

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Prints a table of the steps and one of the scripts, and what missed its aim. */
export function reportConfigurator({ steps, files }: ConfiguratorFigures): void {
  const rows = steps.map(
    ({ step, median, longest, thread }) =>
      [step, { 'main thread ms': tenths(thread), 'press to paint ms': median, longest }] as const,
  );
  console.table(Object.fromEntries(rows));
  console.table(Object.fromEntries(files.map(({ name, bytes }) => [name, { kB: tenths(bytes / 1000) }])));
  const sum = tenths(files.reduce((all, { bytes }) => all + bytes, 0) / 1000);
  console.log(`opening loads ${sum} kB in ${files.length} files`);
  for (const { step, thread } of steps)
    if (thread > CONFIGURATOR_AIMS.paint) console.log(`MISSED ${step}: ${tenths(thread)} ms of the main thread`);
  if (sum > CONFIGURATOR_AIMS.script) console.log(`MISSED script: ${sum} kB`);
}
