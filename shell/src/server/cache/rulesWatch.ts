/** How often the version of the rules is asked for. */
const LOOK_MS = 1500;
/** Every process of the platform answers by rules that were published this long ago. */
const SPREAD_MS = 1500;
const LIMIT_MS = 1500;

interface RulesWatchOptions {
  /** Reads the version of the rules that those who sell published; rejects while nobody knows it. */
  readonly readVersion: (signal: AbortSignal) => Promise<string>;
  /** Told when lists may have changed. */
  readonly changed: () => void;
}

/** Asks the search index for the version of its rules; an index without such a call has rules that nobody can tell of. */
export function rulesVersion(index: string): RulesWatchOptions['readVersion'] {
  return async (signal) => {
    const answer = await fetch(`${index}/rules/version`, { signal });
    const body = (await answer.json()) as { readonly version?: unknown };
    if (!answer.ok || typeof body.version !== 'string') throw new Error(`${index} tells no version of its rules`);
    return body.version;
  };
}

/**
 * Looks for other rules of the search until the returned function is called, so that pages with lists follow within five seconds. It tells of them
 * once more when every process of the platform has them: a page may have been made meanwhile by one that had not.
 */
export function watchRules({ readVersion, changed }: RulesWatchOptions): () => void {
  let known: string | undefined;
  const look = async (): Promise<void> => {
    const version = await readVersion(AbortSignal.timeout(LIMIT_MS));
    const isOther = known !== undefined && version !== known;
    known = version;
    if (!isOther) return;
    changed();
    setTimeout(changed, SPREAD_MS).unref();
  };
  // A platform that does not answer has published nothing either.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
