import type { Fragments } from '@sightline/shared-lib/contracts';
import { useState } from 'react';

import { keptChoices } from '../features/configurator/choiceMemory';
import { ConfiguratorScreen } from '../features/configurator/ConfiguratorScreen';
import { answersOf, type LensAnswers } from '../features/configurator/lensAnswers';
import { PrescriptionLensesProvider } from '../features/configurator/PrescriptionLensesContext';
import { stepIn } from '../features/configurator/stepHash';

/** What to begin with: the tab's own choices, or given lenses with what was chosen since when the page was loaded again. */
function firstAnswers({ given, partNumber }: Fragments['lenses.configurator']): LensAnswers | null {
  const kept = keptChoices(partNumber);
  if (!given) return kept;
  const answers = answersOf(given);
  if (!kept || stepIn(window.location.hash) === null) return answers;
  const prescription = kept.prescription ?? answers.prescription;
  return {
    ...answers,
    codes: { ...answers.codes, ...kept.codes },
    addOns: kept.addOns ?? answers.addOns,
    prescription,
  };
}

/** The configurator with what this tab has chosen before for the frame, opened by `lenses.configure`. */
export function LensesConfigurator(props: Fragments['lenses.configurator']) {
  const [first] = useState(() => firstAnswers(props));
  return (
    <PrescriptionLensesProvider first={first}>
      <ConfiguratorScreen {...props} />
    </PrescriptionLensesProvider>
  );
}
