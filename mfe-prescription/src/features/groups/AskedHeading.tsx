import { Heading } from '@sightline/shared-lib/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface AskedHeadingProps {
  /** Takes the focus when it appears: whoever moved on hears and sees where to. */
  readonly focused: boolean;
  readonly children: ReactNode;
}

/** Says what is asked for now. */
export function AskedHeading({ focused, children }: AskedHeadingProps) {
  const element = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);
  return (
    <Heading level={2} size="t1" ref={element} tabIndex={-1}>
      {children}
    </Heading>
  );
}
