import { useEffect, useState, type RefObject } from 'react';

import type { FragmentName } from '../contracts';

import { useUser } from './busValue';

/** When a fragment is worth its code: at once, once the shopper is somebody, at the first interaction, or when it comes into view. */
type Moment = 'now' | 'shopper' | 'interaction' | 'view';

/** Pieces that every page carries must not bring their remote into every page's first load. */
const MOMENTS: Readonly<Partial<Record<FragmentName, Moment>>> = {
  'cart.badge': 'shopper',
  'account.greeting': 'shopper',
  'account.wishlistHeart': 'interaction',
  'stores.teaser': 'view',
};

const FIRST = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const;

let interacted = false;
const waiting = new Set<() => void>();

function noteInteraction(): void {
  interacted = true;
  for (const type of FIRST) window.removeEventListener(type, noteInteraction);
  for (const tell of waiting) tell();
  waiting.clear();
}

function useInteraction(wanted: boolean): boolean {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const tell = () => setHappened(true);
    if (interacted) {
      tell();
      return undefined;
    }
    if (waiting.size === 0) for (const type of FIRST) window.addEventListener(type, noteInteraction, { passive: true });
    waiting.add(tell);
    return () => {
      waiting.delete(tell);
    };
  }, [wanted]);
  return happened;
}

/** How far below the fold a fragment is fetched ahead, in CSS pixels. */
const AHEAD = '200px';

function useView(wanted: boolean, place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!wanted || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted, place]);
  return seen;
}

/** True when the fragment waits to come into view: its place must be marked. */
export const waitsForView = (name: FragmentName): boolean => MOMENTS[name] === 'view';

/** True once the fragment's moment has come; `place` marks where it will be. */
export function useFragmentMoment(name: FragmentName, place: RefObject<Element | null>): boolean {
  const moment = MOMENTS[name] ?? 'now';
  const user = useUser();
  const interaction = useInteraction(moment === 'interaction');
  const view = useView(moment === 'view', place);
  if (moment === 'shopper') return Boolean(user?.userId);
  if (moment === 'interaction') return interaction;
  return moment === 'view' ? view : true;
}
