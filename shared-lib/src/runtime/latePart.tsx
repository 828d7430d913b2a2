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
  type ReactNode,
} from 'react';

import { createPendingPart, lazily, type PendingPart } from './pendingPart';
import { useServices } from './servicesContext';
import { watchHydrationTriggers } from './hydrationTriggers';
import { useTranslation, type Translation } from './translation';

/** A component whose code comes when it is needed, with the server's HTML standing until then. */
export type LatePart<Props> = FunctionComponent<Props> & {
  /** For a page's `load`: the server draws the part at once, and so does a browser that comes from another page. */
  readonly preload: () => Promise<void>;
};

export interface LatePartOptions<Props> {
  /** Loads what a part needs besides its code when it is hydrated late: translations. A page's `load` has them already. */
  readonly prepare?: ((translation: Translation) => Promise<void>) | undefined;
  /** `touched`: a part that works as plain HTML stays unhydrated until the shopper turns to it, also when its code is there. */
  readonly trigger?: 'near' | 'touched' | undefined;
  /** The element that holds the part, once drawn; without it the part draws one root element, and a hidden one marks its place. */
  readonly placeOf?: ((props: Props) => Element | null) | undefined;
  /** Keeps the part's room where a page arrives before the part's code does. */
  readonly meanwhile?: ReactNode;
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
 * shopper turns to it, or its properties change. The page's `load` calls `preload`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { prepare = nothing, trigger = 'near', placeOf, meanwhile = null }: LatePartOptions<Props> = {},
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

  function Hydrated({ pending }: { readonly pending: PendingPart<Props> }) {
    const props = useSyncExternalStore(pending.subscribe, pending.latest, () => pending.first);
    useEffect(() => pending.settle(), [pending]);
    const { Component } = pending;
    return <Component {...props} />;
  }

  function Pending({ props }: { readonly props: Props }) {
    const { reportFailure } = useServices();
    const translation = useTranslation();
    const place = useRef<HTMLSpanElement>(null);
    const [pending] = useState(() => {
      const prepared = async () => (await Promise.all([code(), prepare(translation)]))[0];
      return createPendingPart({ first: props, code: prepared, onFailure: reportFailure });
    });
    useEffect(() => {
      const element = placeOf ? placeOf(pending.first) : place.current?.previousElementSibling;
      if (!element) return undefined;
      const stop = watchHydrationTriggers({
        element,
        hydrate: pending.hydrate,
        settled: pending.settled,
        isWatched: trigger === 'near',
      });
      void pending.settled.then(stop);
      return stop;
    }, [pending]);
    useLayoutEffect(() => pending.update(props));
    const part = useMemo(
      () => (
        <Suspense fallback={null}>
          <Hydrated pending={pending} />
        </Suspense>
      ),
      [pending],
    );
    return (
      <>
        {part}
        {placeOf ? null : <span hidden ref={place} />}
      </>
    );
  }

  function Late(props: Props) {
    const { environment } = useServices();
    const isHydrating = useIsHydrating();
    const [isPending] = useState(isHydrating && (!loaded || (trigger === 'touched' && environment === 'browser')));
    const [Component] = useState(() => loaded ?? lazily(code));
    if (isPending && environment === 'server') {
      throw new Error('A late part was drawn on the server before it was preloaded.');
    }
    if (isPending) return <Pending props={props} />;
    return (
      <>
        <Suspense fallback={meanwhile}>
          <Component {...props} />
        </Suspense>
        {placeOf ? null : <span hidden />}
      </>
    );
  }

  return Object.assign(Late, { preload: async () => void (await code()) });
}
