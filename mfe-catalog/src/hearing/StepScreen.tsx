import { Heading, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useRef, type ReactNode } from 'react';

interface StepScreenProps {
  readonly title: string;
  /** Where in the check one is. */
  readonly place?: string;
  readonly text?: ReactNode;
  /** The page's first screen leaves the focus to the shell. */
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** One step of the check: its heading takes the focus when the step opens. */
export function StepScreen({ title, place, text, first, children }: StepScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) heading.current?.focus();
    // When the words change the screen is another one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [title]);
  return (
    <Stack gap={5} className="step">
      <div>
        {place ? <p className="small soft">{place}</p> : null}
        <Heading ref={heading} level={1}>
          {title}
        </Heading>
      </div>
      {text ? <p className="soft lead">{text}</p> : null}
      {children}
    </Stack>
  );
}
