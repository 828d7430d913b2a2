import { useEffect, useState } from 'react';

/** Distance in CSS pixels that a scroll must cover before the header reacts. */
const THRESHOLD = 8;
const TOP = 160;

/** True while the shopper scrolls down: the header is sticky only on the way up (look, section 8). */
export function useTucked(enabled: boolean): boolean {
  const [tucked, setTucked] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < THRESHOLD) return;
      setTucked(now > last && now > TOP);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return enabled && tucked;
}
