/** From when on the shop refuses what can wait. */
export interface LoadLimits {
  /** Longest mean delay of the event loop within a second, in milliseconds. */
  readonly delay: number;
  /** Most pieces of work at once that can wait: fewer than the shell has connections to a service, so that a checkout finds one free. */
  readonly atOnce: number;
}

const LOAD_LIMITS: LoadLimits = { delay: 400, atOnce: 48 };

/** The limits with the changes of `delay=200,atOnce=32`; null for `off`. Anything else is refused at once. */
export function readLoadLimits(text: string | undefined): LoadLimits | null {
  const wanted = (text ?? '').trim();
  if (wanted === 'off') return null;
  const parts = wanted === '' ? [] : wanted.split(',');
  const changes = parts.map((part) => {
    const [, name = '', value = ''] = /^(delay|atOnce)=([1-9]\d{0,5})$/.exec(part.trim()) ?? [];
    if (!name) throw new Error(`LOAD_LIMITS holds "${part}": write off, or delay=200,atOnce=32.`);
    return [name, Number(value)] as const;
  });
  return { ...LOAD_LIMITS, ...Object.fromEntries(changes) };
}
