import { useEffect, useRef, useState } from 'react';

import { afterFrame } from '../../afterFrame';

interface Later {
  /** Does work once the next frame is painted, after what waits already. */
  readonly later: (work: () => void) => void;
  /** Does at once what waits: before anything else is pressed, nothing is behind what is seen. */
  readonly now: () => void;
}

/** What a press has to do besides what is seen of it; what still waits when its owner goes is done then. */
export function useLater(): Later {
  const waiting = useRef<(() => void)[]>([]);
  const callOff = useRef(() => undefined as void);
  const [held] = useState((): Later => {
    const now = () => {
      callOff.current();
      for (let work = waiting.current.shift(); work; work = waiting.current.shift()) work();
    };
    return {
      now,
      later(work) {
        if (waiting.current.push(work) === 1) callOff.current = afterFrame(now);
      },
    };
  });
  useEffect(() => held.now, [held]);
  return held;
}
