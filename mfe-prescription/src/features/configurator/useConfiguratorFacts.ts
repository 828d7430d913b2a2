import { listLenses } from '@sightline/shared-lib/api/prescription';
import { readProducts } from '@sightline/shared-lib/api/product';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import { useServices } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useState } from 'react';

import { frameOf, type ConfiguredFrame } from './configuredFrame';
import type { LensFacts } from './lensFacts';
import { usePrescriptionLenses } from './PrescriptionLensesContext';

export type ConfiguratorFacts = LensFacts & { readonly shown: ConfiguredFrame };

export type FactsReading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'empty'; readonly shown: ConfiguredFrame }
  | { readonly state: 'ready'; readonly facts: ConfiguratorFacts };

const QUIET = { skipErrorMessage: true } as const;

async function readFacts({ client, site, identity, now }: ShellServices, partNumber: string): Promise<FactsReading> {
  const { catalogId, currency } = site;
  const [list, [product]] = await Promise.all([
    listLenses(client, QUIET),
    readProducts(client, { partNumbers: [partNumber], catalogId, currency }, QUIET),
  ]);
  if (!product) throw new Error('The catalogue does not know the frame.');
  const shown = frameOf(product, { site, now, isMember: identity.state.userLoggedIn });
  if (list.lenses.length === 0) return { state: 'empty', shown };
  return { state: 'ready', facts: { list, frame: shown.frame, shown } };
}

/** Frame and lenses on offer, read when the configurator opens; can be read again (RX-10). */
export function useConfiguratorFacts(partNumber: string) {
  const services = useServices();
  const { toggleLoading } = usePrescriptionLenses();
  const [turn, setTurn] = useState(0);
  const [reading, setReading] = useState<FactsReading>({ state: 'loading' });
  const read = useEffectEvent((settle: (reading: FactsReading) => void) => {
    toggleLoading(true);
    toggleLoading();
    readFacts(services, partNumber)
      .catch((error: unknown): FactsReading => {
        services.reportFailure(error);
        return { state: 'failed' };
      })
      .then(settle, services.reportFailure);
  });
  useEffect(() => {
    let current = true;
    read((found) => {
      if (!current) return;
      setReading(found);
      toggleLoading(true);
    });
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- toggling is stable
  }, [partNumber, turn]);
  return { reading, again: () => setTurn((before) => before + 1) };
}
