import { createContext, useContext, useMemo, useReducer, useState, type ReactNode } from 'react';

import { NO_ANSWERS, withAnswer, type LensAction, type LensAnswers } from './lensAnswers';

/** What the parts of the configurator share (seed 2 §3, RX-10). */
export interface PrescriptionLenses {
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly isLoading: boolean;
  /** Turns the loading flag over; a truthy argument takes it down whatever it was. */
  readonly toggleLoading: (done?: boolean) => void;
  /** What has been chosen; null before the first answer. */
  readonly prescriptionLenses: LensAnswers | null;
  readonly answer: (action: LensAction) => void;
}

const PrescriptionLensesContext = createContext<PrescriptionLenses | null>(null);

interface PrescriptionLensesProviderProps {
  /** Answers that were given before. */
  readonly first?: LensAnswers | null;
  readonly children: ReactNode;
}

const answered = (answers: LensAnswers | null, action: LensAction) => withAnswer(answers ?? NO_ANSWERS, action);

/** Holds open flag, loading flag and answers of one run of the configurator; values of a prescription never leave it but for the bag. */
export function PrescriptionLensesProvider({ first = null, children }: PrescriptionLensesProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, turnLoading] = useReducer((loading: boolean, done: boolean) => !done && !loading, false);
  const [prescriptionLenses, answer] = useReducer(answered, first);
  const value = useMemo(
    () => ({
      isOpen,
      setOpen,
      isLoading,
      toggleLoading: (done?: boolean) => turnLoading(Boolean(done)),
      prescriptionLenses,
      answer,
    }),
    [isOpen, isLoading, prescriptionLenses],
  );
  return <PrescriptionLensesContext value={value}>{children}</PrescriptionLensesContext>;
}

/** The configurator's shared state; throws outside its provider. */
export function usePrescriptionLenses(): PrescriptionLenses {
  const context = useContext(PrescriptionLensesContext);
  if (!context) throw new Error('Init PrescriptionLensesContext first.');
  return context;
}
