import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';

import italian from '../../i18n/it.json';
import italianLater from '../../i18n/later/it.json';

import SizeAdvisorDrawer from './SizeAdvisorDrawer';
import type { SizeAdvisor } from './useSizeAdvisor';

it('writes half millimetres as the language does [ADV-01]', () => {
  const t = createTranslator('it', 'catalog', { ...italian, ...italianLater });
  const fit = { way: 'frame', lens: 52.5, bridge: 18.5, total: null } as const;
  render(
    <ServicesProvider services={fakeServices()}>
      <TranslationProvider t={t} locale="it-it">
        <SizeAdvisorDrawer sizes={[]} advisor={{ fit } as unknown as SizeAdvisor} onClose={() => undefined} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  expect(screen.getByText(/^Due lenti da 52,5, un ponte da 18,5 e circa \d+(,5)? mm/)).toBeInTheDocument();
});
