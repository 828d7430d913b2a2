/** From when on a server refuses what can wait. */
export interface LoadLimits {
  /** Longest mean delay of the event loop within a second, in milliseconds. */
  readonly delay: number;
  /** Most pieces of work at once that can wait. */
  readonly atOnce: number;
}

/** The usual limits with the changes of `delay=200,atOnce=32` in a variable; null for `off`. Anything else is refused at once. */
export function readLoadLimits(
  environment: Readonly<Record<string, string | undefined>>,
  variable: string,
  usual: LoadLimits,
): LoadLimits | null {
  const wanted = (environment[variable] ?? '').trim();
  if (wanted === 'off') return null;
  const parts = wanted === '' ? [] : wanted.split(',');
  const changes = parts.map((part) => {
    const [, name = '', value = ''] = /^(delay|atOnce)=([1-9]\d{0,5})$/.exec(part.trim()) ?? [];
    if (!name) throw new Error(`${variable} holds "${part}": write off, or delay=200,atOnce=32.`);
    return [name, Number(value)] as const;
  });
  return { ...usual, ...Object.fromEntries(changes) };
}
