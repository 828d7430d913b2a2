import { useEffect, useState } from 'react';

/** A wait is shown once it is this long: most answers are there before, and dimming goods at each key takes a slow phone a fifth of the key. */
const LATE_MS = 300;

/** Whether something has been waited for so long that it should be seen. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
