import italianWords from '@sightline/shared-lib/forms/i18n/it.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { failWith, fakeIdentity, fakeServices } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import italian from '../../i18n/it.json';
import italianLater from '../../i18n/later/it.json';

import { chosenFile, PDF_START } from '../../testing/chosenFile';

import { PrescriptionPanel } from './PrescriptionPanel';

it.each([
  ['_ERR_ORDER_WRONG_STATUS', [], /La ricetta di questo ordine non si può più cambiare/],
  ['RX_EXPIRED', ['2026-02-28'], /Questa ricetta valeva fino al 28 feb 2026/],
  ['RX_LENS_NOT_MADE', ['addition-missing', 'prescription'], /richiedono un’addizione/],
  ['RX_LENS_NOT_MADE', ['power-too-strong', 'thickness', '8'], /si realizzano fino a ±8,00/],
  ['RX_LENS_NOT_MADE', ['rim-too-weak', 'thickness'], /non si possono realizzare con questi valori/],
])(
  'says in the language of the shop why values are not taken: %s %j [RX-05] [RX-07] [RX-12]',
  async (key, parameters, words) => {
    const services = fakeServices({
      handlers: {
        'POST /store/{storeId}/prescription/prescriptionDetails/multiple': () => {
          throw failWith(400, key, { errorMessage: 'not in English', errorParameters: parameters });
        },
      },
    });
    render(
      <ServicesProvider services={services}>
        <TranslationProvider
          t={createTranslator('it', 'prescription', { ...italianWords, ...italian, ...italianLater })}
          locale="it-it"
        >
          <PrescriptionPanel orderId="7307966" orderItemIds={['101']} />
        </TranslationProvider>
      </ServicesProvider>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Distanza interpupillare' }), '63');
    await userEvent.click(screen.getByRole('button', { name: /Controlla e continua/ }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  },
);

it('sends no file for a visitor who cannot become a guest, logs that, and says that the file failed [ERR-04] [RX-03]', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const refused = () => Promise.reject(failWith(503, 'GENERIC', { errorMessage: 'visitor 15005' }));
  const services = fakeServices({ identity: { ...fakeIdentity(), ensureIdentity: refused } });
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('it', 'prescription', { ...italian, ...italianLater })} locale="it-it">
        <PrescriptionPanel orderId="7307966" orderItemIds={['101']} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  Object.assign(URL, { createObjectURL: () => 'blob:ricetta', revokeObjectURL: () => undefined });
  await userEvent.click(screen.getByRole('tab', { name: 'Carica una foto' }));
  const field = document.querySelector('input[type="file"][multiple]');
  await userEvent.upload(field as HTMLInputElement, chosenFile('ricetta.pdf', PDF_START), { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Invia 1 pagina' }));
  await waitFor(() => expect(logged.mock.calls).toEqual([['error creating guest identity: 503 GENERIC']]));
  expect(await screen.findByText(/Le pagine non sono state inviate/)).toBeInTheDocument();
  expect(services.client.calls).toEqual([]);
  logged.mockRestore();
});
