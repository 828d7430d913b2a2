import { Heading, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface StepScreenProps extends StepTitleProps {
  /** Where in the check one is. */
  readonly place?: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}

/** One step of the check: its heading takes the focus when the step opens. */
export function StepScreen({ title, place, text, first, children }: StepScreenProps) {
  return (
    <Stack gap={5} className="step">
      <div>
        {place ? <p className="small soft">{place}</p> : null}
        {/* When the words change the screen is another one. */}
        <StepTitle key={title} title={title} first={first} />
      </div>
      {text ? <p className="soft lead">{text}</p> : null}
      {children}
    </Stack>
  );
}

interface StepTitleProps {
  readonly title: string;
  /** The page's first screen leaves the focus to the shell. */
  readonly first?: boolean | undefined;
}

function StepTitle({ title, first }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (!first) heading.current?.focus();
  });
  useEffect(() => arrive(), []);
  return (
    <Heading ref={heading} level={1}>
      {title}
    </Heading>
  );
}
