import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';

import en from '../../i18n/en.json';

import { UploadPrescription } from './UploadPrescription';

const path = '/checkout/upload-prescription';
const request = { kind: 'checkout-upload-prescription' as const, path, url: path, params: {}, query: {} };

it('says that no order is here when the address names none, and does not speak of a failure [RX-07]', async () => {
  render(
    <ServicesProvider services={fakeServices()}>
      <TranslationProvider t={createTranslator('en', 'prescription', en)} locale="en-us">
        <UploadPrescription data={{ orderId: '' }} request={request} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  expect(await screen.findByText(/This order is not on this device/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
