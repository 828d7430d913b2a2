import { MEASURED_DISTANCE_KEY } from '@sightline/shared-lib/domain/prescription';
import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices, quiet } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../i18n/en.json';

import { ManualForm } from './ManualForm';

function show(services = fakeServices(), locale: 'en-us' | 'it-it' = 'en-us') {
  const onSave = jest.fn();
  render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('en', 'prescription', { ...words, ...en })} locale={locale}>
        <ManualForm saving={false} onSave={onSave} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  return { onSave, user: userEvent.setup() };
}

const field = (eye: number, name: string) => screen.getAllByRole('textbox', { name: new RegExp(`^${name}`) })[eye]!;

async function type(user: ReturnType<typeof userEvent.setup>, element: HTMLElement, text: string) {
  await user.clear(element);
  if (text) await user.type(element, text);
}

describe('typing a prescription in', () => {
  it('offers the distance that try-on measured, and takes it only when asked [ADV-02] [RX-02]', async () => {
    const services = fakeServices();
    services.storage.set(MEASURED_DISTANCE_KEY, 62.5);
    const { user } = show(services);
    const distance = screen.getByRole('textbox', { name: /^Pupillary distance/ });
    expect(distance).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Use the 62.5 mm measured by try-on' }));
    expect(distance).toHaveValue('62.5');
    expect(screen.queryByRole('button', { name: /measured by try-on/ })).not.toBeInTheDocument();
  });

  it('offers no distance that nobody has [ADV-02]', () => {
    const services = fakeServices();
    services.storage.set(MEASURED_DISTANCE_KEY, 630);
    show(services);
    expect(screen.queryByRole('button', { name: /measured by try-on/ })).not.toBeInTheDocument();
  });

  it('sends normalised values with the printed comma and minus understood [RX-02]', async () => {
    const { onSave, user } = show();
    await type(user, field(0, 'Sphere'), '-1,75');
    await type(user, field(1, 'Sphere'), '−2.00');
    await type(user, screen.getByRole('textbox', { name: /^Pupillary distance/ }), '63');
    await user.click(screen.getByRole('button', { name: /Check and continue/ }));
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ rightSphere: '-1.75', leftSphere: '-2.00', rightAxis: '0', pupillaryDistance: '63' }),
    );
  });

  it('asks for the axis that a cylinder needs and keeps everything typed [RX-02]', async () => {
    const { onSave, user } = show();
    await type(user, field(0, 'Cylinder'), '-0.50');
    await user.click(screen.getByRole('button', { name: /Check and continue/ }));
    await quiet();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getAllByText(/Add an axis from 1 to 180, because cylinder is −0.50/).length).toBeGreaterThan(0);
    expect(field(0, 'Cylinder')).toHaveValue('-0.50');
  });

  it('asks for a sign when a power comes without one, on leaving the field [RX-02]', async () => {
    const { user } = show();
    await type(user, field(1, 'Sphere'), '1.50');
    await user.tab();
    expect(screen.getByText(/Is it \+ or −/)).toBeInTheDocument();
  });

  it('never writes what is typed into an address, also without script [RX-02]', () => {
    show();
    const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: /^Pupillary distance/ });
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('data-enhanced');
  });

  it('starts with powers in the notation of the language [RX-02]', () => {
    show(fakeServices(), 'it-it');
    expect(field(0, 'Sphere')).toHaveValue('0,00');
    expect(field(1, 'Cylinder')).toHaveValue('0,00');
  });

  it('says where a missing distance is found, not that it may be zero [RX-02]', async () => {
    const { onSave, user } = show();
    await user.click(screen.getByRole('button', { name: /Check and continue/ }));
    await quiet();
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getAllByText(/Copy the distance from the paper/).length).toBeGreaterThan(0);
  });

  it('takes one distance or one for each eye [RX-02]', async () => {
    const { onSave, user } = show();
    await user.click(screen.getByRole('radio', { name: 'Two numbers' }));
    await type(user, screen.getByRole('textbox', { name: 'Right eye' }), '31.5');
    await type(user, screen.getByRole('textbox', { name: 'Left eye' }), '32');
    await user.click(screen.getByRole('button', { name: /Check and continue/ }));
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ rPupDistance: '31.5', lPupDistance: '32' }));
  });
});
