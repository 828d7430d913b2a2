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
  const isTucked = enabled && tucked;
  useEffect(() => {
    // What sticks below the header follows it. On the root, so that no rule has to look for it in the page: such a rule (`:has`) is asked
    // again at every element that comes or goes.
    document.documentElement.toggleAttribute('data-tucked', isTucked);
    return () => document.documentElement.removeAttribute('data-tucked');
  }, [isTucked]);
  return isTucked;
}
