import italianWords from '@sightline/shared-lib/forms/i18n/it.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { failWith, fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';
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
