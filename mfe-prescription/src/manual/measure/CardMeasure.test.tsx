import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import it_ from '../../i18n/it.json';
import itLater from '../../i18n/later/it.json';

import { CardMeasure } from './CardMeasure';

/** Pixels of a drawn photo: a card of 428 pixels is five to the millimetre. */
const SIZE = { width: 1000, height: 800 };
const DRAWN = {
  'Tessera, bordo sinistro': [286, 240],
  'Tessera, bordo destro': [714, 240],
  'Pupilla a sinistra nella foto': [340, 360],
  'Pupilla a destra nella foto': [657.5, 360],
} as const;

const decode = jest.fn(async () => undefined);

beforeEach(() => {
  decode.mockImplementation(async () => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  Object.defineProperties(HTMLImageElement.prototype, {
    decode: { configurable: true, value: decode },
    naturalWidth: { configurable: true, get: () => SIZE.width },
    naturalHeight: { configurable: true, get: () => SIZE.height },
  });
});

function show() {
  const services = fakeServices();
  const [onMeasured, onClose] = [jest.fn(), jest.fn()];
  const shown = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={createTranslator('it', 'prescription', { ...it_, ...itLater })} locale="it-it">
        <CardMeasure onMeasured={onMeasured} onClose={onClose} />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const choose = () =>
    userEvent.upload(screen.getByLabelText(/Scatta o scegli/), new File(['x'], 'me.jpg', { type: 'image/jpeg' }));
  return { ...shown, services, onMeasured, onClose, choose };
}

/** Moves a point with the arrow keys until it lies within a pixel of its place. */
function moveTo(name: string, [x, y]: readonly [number, number]) {
  const point = screen.getByRole('button', { name });
  const at = (side: 'left' | 'top', whole: number) => (Number.parseFloat(point.style[side]) / 100) * whole;
  const press = (key: string, from: number, to: number) => {
    const steps = Math.round(Math.abs(to - from));
    for (let big = 0; big < Math.floor(steps / 10); big += 1) fireEvent.keyDown(point, { key, shiftKey: true });
    for (let small = 0; small < steps % 10; small += 1) fireEvent.keyDown(point, { key });
  };
  const [fromX, fromY] = [at('left', SIZE.width), at('top', SIZE.height)];
  press(x < fromX ? 'ArrowLeft' : 'ArrowRight', fromX, x);
  press(y < fromY ? 'ArrowUp' : 'ArrowDown', fromY, y);
}

it('measures a photo drawn at a known scale, by keyboard, and calls nobody [RX-13]', async () => {
  const { services, onMeasured, choose } = show();
  await choose();
  await screen.findByRole('img', { name: 'La tua foto' });
  for (const [name, place] of Object.entries(DRAWN)) moveTo(name, place);
  expect(screen.getByRole('status')).toHaveTextContent('63,5 mm, più o meno 1,5 mm');
  await userEvent.click(screen.getByRole('button', { name: 'Usa 63,5\u202Fmm' }));
  expect(onMeasured).toHaveBeenCalledWith(63.5);
  expect([services.client.calls, services.analyticsEvents, services.bus.events]).toEqual([[], [], []]);
});

it('says that points lie wrong, or the card is too small, and offers no distance then [RX-13]', async () => {
  const { choose } = show();
  await choose();
  await screen.findByRole('img', { name: 'La tua foto' });
  moveTo('Pupilla a sinistra nella foto', [200, 360]);
  expect(screen.getByRole('status')).toHaveTextContent(/I punti distano 10\d,?5? mm/);
  expect(screen.queryByRole('button', { name: /^Usa/ })).not.toBeInTheDocument();
  moveTo('Tessera, bordo sinistro', [600, 240]);
  expect(screen.getByRole('status')).toHaveTextContent('La tessera è troppo piccola');
});

it('says that a picture does not open, and lets go of a photo when it is closed [RX-13]', async () => {
  const { choose, onClose, unmount } = show();
  decode.mockImplementationOnce(() => Promise.reject(new Error('no picture')));
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('Questa immagine non si apre qui');
  await choose();
  await screen.findByRole('img', { name: 'La tua foto' });
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi la misurazione' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:photo');
});
