/** Keeps the last good value of a source: refreshed in the background when older than `freshMs`, used stale while its source fails. */
export function expiringValue<Value>(
  source: () => Promise<Value>,
  freshMs: number,
  now: () => number = Date.now,
): () => Promise<Value> {
  let kept: { readonly value: Value; readonly at: number } | null = null;
  let running: Promise<Value> | null = null;

  const refresh = () => {
    running ??= source()
      .then((value) => {
        kept = { value, at: now() };
        return value;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  return async () => {
    if (!kept) return refresh();
    if (now() - kept.at > freshMs) refresh().catch(() => undefined);
    return kept.value;
  };
}
