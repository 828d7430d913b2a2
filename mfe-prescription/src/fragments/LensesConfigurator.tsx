import type { Fragments } from '@sightline/shared-lib/contracts';
import { useState } from 'react';

import { keptChoices } from '../features/configurator/choiceMemory';
import { ConfiguratorScreen } from '../features/configurator/ConfiguratorScreen';
import { answersOf } from '../features/configurator/lensAnswers';
import { PrescriptionLensesProvider } from '../features/configurator/PrescriptionLensesContext';

/** The configurator with what this tab has chosen before for the frame, opened by `lenses.configure`. */
export function LensesConfigurator(props: Fragments['lenses.configurator']) {
  const [first] = useState(() => (props.given ? answersOf(props.given) : keptChoices(props.partNumber)));
  return (
    <PrescriptionLensesProvider first={first}>
      <ConfiguratorScreen {...props} />
    </PrescriptionLensesProvider>
  );
}
