import italianWords from '@sightline/shared-lib/forms/i18n/it.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { failWith, fakeIdentity, fakeServices } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import italian from '../../i18n/it.json';

import { PrescriptionPanel } from './PrescriptionPanel';

it('says in the language of the shop that an order takes no prescription any more [RX-07]', async () => {
  const errorMessage = 'The prescription of this order cannot be changed any more.';
  const services = fakeServices({
    handlers: {
      'POST /store/{storeId}/prescription/prescriptionDetails/multiple': () => {
        throw failWith(400, '_ERR_ORDER_WRONG_STATUS', { errorMessage });
      },
    },
  });
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('it', 'prescription', { ...italianWords, ...italian })} locale="it-it">
        <PrescriptionPanel orderId="7307966" orderItemIds={['101']} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Scrivila' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Distanza interpupillare' }), '63');
  await userEvent.click(screen.getByRole('button', { name: /Controlla e continua/ }));
  expect(await screen.findByText(/La ricetta di questo ordine non si può più cambiare/)).toBeInTheDocument();
});

it('sends no file for a visitor who cannot become a guest, logs that, and says that the file failed [ERR-04] [RX-03]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const refused = () => Promise.reject(failWith(503, 'GENERIC', { errorMessage: 'visitor 15005' }));
  const services = fakeServices({ identity: { ...fakeIdentity(), ensureIdentity: refused } });
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('it', 'prescription', italian)} locale="it-it">
        <PrescriptionPanel orderId="7307966" orderItemIds={['101']} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const file = new File(['%PDF-1.4'], 'ricetta.pdf', { type: 'application/pdf' });
  // jsdom's files cannot be read.
  const head = { arrayBuffer: async () => Uint8Array.from('%PDF-1.4', (letter) => letter.charCodeAt(0)).buffer };
  Object.assign(file, { slice: () => head });
  const field = document.querySelector('input[type="file"]');
  await userEvent.upload(field as HTMLInputElement, file);
  await waitFor(() => expect(logged.mock.calls).toEqual([['error creating guest identity: 503 GENERIC']]));
  expect(await screen.findByText(/ricetta\.pdf/)).toBeInTheDocument();
  expect(services.client.calls).toEqual([]);
  logged.mockRestore();
});
