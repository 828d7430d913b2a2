import { createContext, useContext, type ReactNode } from 'react';

import type { TrialFrame } from './trialFrame';

export interface TryOnDialogProps {
  /** The frame to begin with, then what it may be compared with. */
  readonly frames: readonly TrialFrame[];
  /** Locale-less path of the listing that advice leads to. */
  readonly section: string;
  readonly onClose: () => void;
}

type DrawTryOn = (props: TryOnDialogProps) => ReactNode;

/** A tile knows that frames can be tried on, and not how: pages give it the dialog. */
const TryOnDialogContext = createContext<DrawTryOn | null>(null);

export const TryOnDialogProvider = TryOnDialogContext.Provider;

/** Draws what try-on opens on this page; null where nothing is tried on. */
export const useTryOnDialog = () => useContext(TryOnDialogContext);
