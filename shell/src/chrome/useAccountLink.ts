import { useServices } from '@sightline/shared-lib/runtime';
import type { MouseEvent } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The way to the account. Who is not signed in yet signs in over the page at hand; without script, or in a tab of its own, the account asks
 * for it in its place (ROUTE-07). Who it is decides the press, not the drawing: the header is drawn for everybody alike.
 */
export function useAccountLink() {
  const { navigation, identity } = useServices();
  return {
    href: navigation.href({ page: 'account' }),
    onClick(event: MouseEvent) {
      if (identity.state.userLoggedIn || !isPlain(event)) return;
      event.preventDefault();
      void navigation.navigate(navigation.href({ page: 'sign-in' }));
    },
  };
}
