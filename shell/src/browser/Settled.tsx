import { useEffect, type ReactNode } from 'react';

interface SettledProps {
  readonly onSettled: () => void;
  readonly children: ReactNode;
}

/** Says when what it holds has been drawn or taken over. */
export function Settled({ onSettled, children }: SettledProps) {
  useEffect(onSettled, [onSettled]);
  return children;
}
