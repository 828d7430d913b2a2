import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';

import { createBed, lazily, type Bed } from './bed';
import { useServices } from './servicesContext';
import { watchSleeper } from './sleepers';
import { useTranslation, type Translation } from './translation';

/** A component whose code comes when it is needed, with the server's HTML standing until then. */
export type LatePart<Props> = FunctionComponent<Props> & {
  /** For a page's `load`: the server draws the part at once, and so does a browser that comes from another page. */
  readonly preload: () => Promise<void>;
};

export interface LatePartOptions {
  /** Brings what a part that wakes up needs besides its code, and a `load` has for one that never slept: words. */
  readonly prepare?: (translation: Translation) => Promise<void>;
  /** A part that works as plain HTML and shows nothing of its own accord may sleep in plain view, until it is touched. */
  readonly wakes?: 'near' | 'touched';
}

const never = () => () => undefined;
const nothing = () => Promise.resolve();

/** True while the server's HTML is being taken over, and on the server. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * Makes a part of a page late: on a first visit its code is fetched, and its server HTML taken over, when it comes near the view, the
 * shopper turns to it, or its properties change. The part draws one root element; the page's `load` calls `preload`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prepare = nothing, wakes = 'near' }: LatePartOptions = {},
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const code = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Awake({ bed }: { readonly bed: Bed<Props> }) {
    const props = useSyncExternalStore(bed.subscribe, bed.latest, () => bed.first);
    useEffect(() => bed.settle(), [bed]);
    const { Component } = bed;
    return <Component {...props} />;
  }

  function Sleeping({ props }: { readonly props: Props }) {
    const { reportFailure } = useServices();
    const translation = useTranslation();
    const place = useRef<HTMLSpanElement>(null);
    const [bed] = useState(() => {
      const prepared = async () => (await Promise.all([code(), prepare(translation)]))[0];
      return createBed({ first: props, code: prepared, onFailure: reportFailure });
    });
    useEffect(() => {
      const element = place.current?.previousElementSibling;
      if (!element) return undefined;
      const stop = watchSleeper({ element, wake: bed.wake, settled: bed.settled, isWatched: wakes === 'near' });
      void bed.settled.then(stop);
      return stop;
    }, [bed]);
    useLayoutEffect(() => bed.update(props));
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Awake bed={bed} />
        </Suspense>
      ),
      [bed],
    );
    return (
      <>
        {part}
        <span hidden ref={place} />
      </>
    );
  }

  function Late(props: Props) {
    const { environment } = useServices();
    const isHydrating = useIsHydrating();
    const [sleeps] = useState(isHydrating && !loaded);
    const [Component] = useState(() => loaded ?? lazily(code));
    if (sleeps && environment === 'server') {
      throw new Error('A late part was drawn on the server before it was preloaded.');
    }
    if (sleeps) return <Sleeping props={props} />;
    return (
      <>
        <Suspense fallback={null}>
          <Component {...props} />
        </Suspense>
        <span hidden />
      </>
    );
  }

  return Object.assign(Late, { preload: async () => void (await code()) });
}
