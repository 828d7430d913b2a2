import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

import type { FragmentName, Fragments } from '../contracts';

import { ErrorBoundary } from './ErrorBoundary';
import { useFragmentMoment, waitsForView } from './fragmentMoment';
import { useServices } from './servicesContext';

interface FragmentProps<Name extends FragmentName> {
  readonly name: Name;
  readonly props: Fragments[Name];
  /** Shown on the server, while loading, and for good when the provider is missing or fails. */
  readonly fallback?: ReactNode;
}

/** A piece of another remote's interface, loaded after hydration when its moment comes; never takes the page down (FED-03). */
export function Fragment<Name extends FragmentName>({ name, props, fallback = null }: FragmentProps<Name>) {
  const { fragments, reportFailure } = useServices();
  const place = useRef<HTMLSpanElement>(null);
  const wanted = useFragmentMoment(name, place);
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<Fragments[Name]> | null } | null>(null);

  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    fragments.load(name).then(
      (Component) => {
        if (current) setLoaded({ Component });
      },
      (error: unknown) => reportFailure(error),
    );
    return () => {
      current = false;
    };
  }, [fragments, name, reportFailure, wanted]);

  const Component = loaded?.Component;
  if (!Component) {
    return (
      <>
        {waitsForView(name) ? <span ref={place} /> : null}
        {fallback}
      </>
    );
  }
  return (
    <ErrorBoundary renderFallback={() => fallback} onError={reportFailure}>
      <Component {...props} />
    </ErrorBoundary>
  );
}
