import { lazy, type ComponentType } from 'react';

interface PendingPartOptions<Props> {
  readonly first: Props;
  readonly code: () => Promise<ComponentType<Props>>;
  readonly onFailure: (error: unknown) => void;
}

/** A component that waits for its code where it is drawn. */
export const lazily = <Props extends object>(code: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazy(() => code().then((component) => ({ default: component }))) as unknown as ComponentType<Props>;

/**
 * A part whose server HTML stands until its code is there. React must change nothing about HTML that it has not hydrated, so the part sees
 * its latest properties only once hydrated. A part whose code cannot be loaded stays as the server drew it: links and forms keep working.
 */
export function createPendingPart<Props extends object>({ first, code, onFailure }: PendingPartOptions<Props>) {
  let latest = first;
  let heard: () => void = () => undefined;
  let arrive: (component: ComponentType<Props>) => void = () => undefined;
  let settle: () => void = () => undefined;
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let isRequested = false;
  const hydrate = () => {
    if (isRequested) return;
    isRequested = true;
    code().then(arrive, (error: unknown) => {
      onFailure(error);
      settle();
    });
  };
  return {
    first,
    Component: lazily(() => arrived),
    hydrate,
    /** Resolves once the part answers by itself, or never will. */
    settled,
    settle,
    latest: () => latest,
    subscribe(listener: () => void) {
      heard = listener;
      return () => {
        heard = () => undefined;
      };
    },
    /** Functions and elements are made again at every drawing: they are no reason to hydrate. */
    update(next: Props) {
      const changed = Object.entries(next).some(
        ([name, value]) => typeof value !== 'function' && !Object.is(value, latest[name as keyof Props]),
      );
      latest = next;
      if (changed) hydrate();
      heard();
    },
  };
}

export type PendingPart<Props extends object> = ReturnType<typeof createPendingPart<Props>>;
