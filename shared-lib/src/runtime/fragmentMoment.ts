import { useEffect, useState, type RefObject } from 'react';

import type { FragmentName, UserState } from '../contracts';

import { afterSign } from './firstSign';
import { useServices } from './servicesContext';

/** When a fragment is worth its code: at once, once the shopper is somebody, at the first interaction, or when it comes into view. */
type Moment = 'now' | 'shopper' | 'interaction' | 'view';

/** Pieces that every page carries must not bring their remote into every page's first load. */
const MOMENTS: Readonly<Partial<Record<FragmentName, Moment>>> = {
  'cart.badge': 'shopper',
  'account.greeting': 'shopper',
  'account.wishlistHeart': 'interaction',
  'stores.teaser': 'view',
};

function useInteraction(wanted: boolean): boolean {
  const [happened, setHappened] = useState(false);
  useEffect(() => (wanted ? afterSign(() => setHappened(true)) : undefined), [wanted]);
  return happened;
}

/** True once somebody is there who may own something; pieces that wait for something else do not listen. */
function useSomebody(wanted: boolean): boolean {
  const { identity } = useServices();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const look = ({ userId }: UserState) => setKnown(Boolean(userId));
    look(identity.state);
    return identity.subscribe(look);
  }, [wanted, identity]);
  return known;
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
  const somebody = useSomebody(moment === 'shopper');
  const interaction = useInteraction(moment === 'interaction');
  const view = useView(moment === 'view', place);
  if (moment === 'shopper') return somebody;
  if (moment === 'interaction') return interaction;
  return moment === 'view' ? view : true;
}
