interface ScriptOptions {
  /** Attributes of the element, e.g. `data-client-id`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** How long to wait for it, in milliseconds; without a limit as long as the browser does. */
  readonly limitMs?: number;
}

/** Each remote bundles a copy of this file; what is on the page is on it for all of them. */
const SCRIPTS = Symbol.for('sightline.scripts');
const shared = globalThis as { [SCRIPTS]?: Map<string, Promise<void>> };
const loading = (shared[SCRIPTS] ??= new Map<string, Promise<void>>());

/** Loads a partner's script once, however many ask; a failed or late one rejects and is fetched again the next time it is asked for. */
export function loadScript(address: string, { attributes = {}, limitMs }: ScriptOptions = {}): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  const work = new Promise<void>((resolve, reject) => {
    const limit = limitMs === undefined ? undefined : setTimeout(() => fail('did not come in time'), limitMs);
    const fail = (reason: string) => {
      clearTimeout(limit);
      script.remove();
      loading.delete(address);
      reject(new Error(`the script of ${new URL(address, location.href).host} ${reason}`));
    };
    script.addEventListener('load', () => {
      clearTimeout(limit);
      resolve();
    });
    script.addEventListener('error', () => fail('cannot be loaded'));
  });
  loading.set(address, work);
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return work;
}
