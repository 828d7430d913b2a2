import { Activity, useEffect, useState, type ReactNode } from 'react';

interface NextFrameProps {
  /** What stands in its place for that moment. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** What is too much to lay out in the frame that answers a press comes in the next one; it is drawn already, unseen. */
export function NextFrame({ before, children }: NextFrameProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return (
    <>
      {isShown ? null : before}
      <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}
