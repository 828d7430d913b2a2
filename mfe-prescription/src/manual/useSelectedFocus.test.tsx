import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import en from '../i18n/en.json';
import enLater from '../i18n/later/en.json';

import { ManualForm } from './ManualForm';

const t = createTranslator('en', 'prescription', { ...words, ...en, ...enLater });

function open() {
  render(
    <ServicesProvider services={fakeServices()}>
      <TranslationProvider t={t} locale="en-us">
        <ManualForm saving={false} onSave={() => undefined} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const field = (name: RegExp) => screen.getAllByRole<HTMLInputElement>('spinbutton', { name })[0] as HTMLInputElement;
  return { user: userEvent.setup(), sphere: field(/^Sphere/), cylinder: field(/^Cylinder/) };
}

it('replaces what a field begins with by what is typed, after a press and after the tabulator [RX-02]', async () => {
  const { user, sphere, cylinder } = open();
  await user.click(sphere);
  await user.keyboard('-2,25');
  expect(sphere).toHaveValue('-2,25');
  await user.tab();
  expect(cylinder).toHaveFocus();
  await user.keyboard('-0,75');
  expect(cylinder).toHaveValue('-0,75');
});

it('moves the caret by a press in the field that has the focus, and keeps what stands there [RX-02]', async () => {
  const { user, sphere } = open();
  await user.click(sphere);
  await user.keyboard('-2.5');
  await user.pointer({ keys: '[MouseLeft]', target: sphere, offset: 1 });
  await user.keyboard('1');
  expect(sphere).toHaveValue('-12.5');
});

it('keeps a part that is marked by the press that enters the field [RX-02]', async () => {
  const { user, sphere } = open();
  await user.pointer([{ keys: '[MouseLeft>]', target: sphere, offset: 0 }, { offset: 2 }, { keys: '[/MouseLeft]' }]);
  await user.keyboard('7,');
  expect(sphere).toHaveValue('7,00');
});

it('replaces a distance in the same way [RX-02]', async () => {
  const { user, sphere } = open();
  const distance = screen.getByRole('textbox', { name: /^Pupillary distance/ });
  await user.type(distance, '63');
  await user.click(sphere);
  await user.click(distance);
  await user.keyboard('64');
  expect(distance).toHaveValue('64');
});
