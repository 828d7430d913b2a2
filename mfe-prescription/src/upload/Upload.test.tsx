import { LARGEST_FILE_MB } from '@sightline/shared-lib/domain/prescription';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import de from '../i18n/de.json';
import deLater from '../i18n/later/de.json';
import en from '../i18n/en.json';
import enLater from '../i18n/later/en.json';
import { chosenFile, JPEG_START, PDF_START } from '../testing/chosenFile';

import { linkPages } from './linkPages';
import { Upload } from './Upload';

const STORE = 'POST /store/{storeId}/prescription/storeRXFile';
const LINK = 'POST /store/{storeId}/prescription/uploadRXFile';
const pages = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => chosenFile(name, PDF_START));

type Handler = NonNullable<NonNullable<Parameters<typeof fakeServices>[0]>['handlers']>[string];

function open(store?: Handler, language: 'en' | 'de' = 'en') {
  const bodyOf = (call: { body?: unknown }) => call.body as FormData;
  let stored = 0;
  const services = fakeServices({
    handlers: {
      [STORE]: store ?? (() => ({ rxFileStorageId: `f-${(stored += 1)}`, fileName: 'page' })),
      [LINK]: () => ({ prescriptionUploaded: true }),
    },
  });
  const onDone = jest.fn();
  const t = createTranslator(
    language,
    'prescription',
    language === 'en' ? { ...en, ...enLater } : { ...de, ...deLater },
  );
  const { container } = render(
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale={language === 'en' ? 'en-us' : 'de-de'}>
        <Upload
          readPatient={async () => ({ firstName: 'Ann', lastName: '', dateOfBirth: '' })}
          onKept={async (fileIds, signal) => {
            await linkPages(services.client, { orderId: '7307966', orderItemIds: ['101', '102'] }, fileIds, signal);
            onDone();
          }}
        />
      </TranslationProvider>
    </ServicesProvider>,
  );
  const choose = async (...files: readonly File[]) => {
    const field = container.querySelector<HTMLInputElement>('input[multiple]');
    if (field) await userEvent.upload(field, [...files], { applyAccept: false });
  };
  const sent = () => services.client.callsTo(STORE).map((call) => bodyOf(call).get('fileName'));
  const keys = () => services.client.callsTo(STORE).map((call) => bodyOf(call).get('uploadKey'));
  const links = () =>
    services.client.callsTo(LINK).map((call) => {
      const { orderItemId, rxFileStorageId } = call.body as Record<string, string>;
      return `${rxFileStorageId} ${orderItemId}`;
    });
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  return { choose, press, sent, keys, links, onDone, services, container };
}

beforeEach(() => {
  let addresses = 0;
  Object.assign(URL, { createObjectURL: () => `blob:page-${(addresses += 1)}`, revokeObjectURL: () => undefined });
});

it('sends nothing by itself; then the pages in the order they were put in, attached when all are there [RX-03] [RX-07]', async () => {
  const { choose, press, sent, links, onDone } = open();
  await choose(...pages);
  const list = await screen.findByRole('list', { name: 'Pages of your prescription' });
  await within(list).findByText('Page 3 of 3');
  await press(/^Move up: Page 3 of 3, c\.pdf/);
  await press(/^Remove: Page 1 of 3, a\.pdf/);
  expect(list).toHaveFocus();
  expect(sent()).toEqual([]);
  await press('Send 2 pages');
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual(['c.pdf', 'b.pdf']);
  expect(links()).toEqual(['f-1 101', 'f-1 102', 'f-2 101', 'f-2 102']);
  expect(screen.getByRole('status')).toHaveTextContent('Pages sent: 2 of 2');
});

it('goes on with the missing pages when the connection is back, under the same upload key [RX-03]', async () => {
  let calls = 0;
  const { choose, press, sent, keys, links, onDone } = open(() => {
    calls += 1;
    if (calls === 2) throw failWith(0, 'NETWORK', { category: 'network' });
    return { rxFileStorageId: `f-${calls}`, fileName: 'page' };
  });
  await choose(...pages.slice(0, 2));
  await press('Send 2 pages');
  expect(await screen.findByText(/Your pages are still here/)).toBeInTheDocument();
  expect(links()).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual(['a.pdf', 'b.pdf', 'b.pdf']);
  expect(keys()[2]).toBe(keys()[1]);
  expect(keys()[0]).not.toBe(keys()[1]);
});

it('says in the shopper’s language why the platform does not keep a page, and attaches nothing until it is replaced [RX-03]', async () => {
  const { choose, press, links, onDone } = open((call) => {
    if ((call.body as FormData).get('fileName') === 'b.pdf')
      throw failWith(400, 'RX_FILE_REFUSED', { errorParameters: ['locked'] });
    return { rxFileStorageId: 'f-1', fileName: 'page' };
  }, 'de');
  await choose(...pages.slice(0, 2));
  await press('2 Seiten senden');
  expect(await screen.findByText(/Dieses PDF verlangt ein Passwort/)).toBeInTheDocument();
  await quiet();
  expect([links(), onDone.mock.calls]).toEqual([[], []]);
  // What is not taken is no page any more.
  expect(screen.getByRole('status')).toHaveTextContent('Gesendete Seiten: 1 von 1');
  await press('Entfernen: b.pdf');
  await press('Rest senden');
  await waitFor(() => expect(links()).toEqual(['f-1 101', 'f-1 102']));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('names the largest file that the platform takes [RX-03]', () => {
  open();
  expect(screen.getByText(new RegExp(`up to ${LARGEST_FILE_MB}\\sMB each`))).toBeVisible();
});

it('is busy while a page is on its way, and no more when the shopper stops it [RX-03]', async () => {
  const { choose, press, container, onDone } = open((call) => {
    return new Promise((_resolve, reject) => {
      call.signal?.addEventListener('abort', () => reject(failWith(0, 'CANCELLED')));
    });
  });
  await choose(...pages.slice(0, 1));
  await press('Send 1 page');
  expect(await screen.findByRole('progressbar', { name: 'a.pdf' })).toBeInTheDocument();
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  await press('Stop sending');
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Send 1 page' })).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

it('shows a photo, turned as the shopper turns it, and a way to open a document [RX-03]', async () => {
  const { choose, press } = open();
  await choose(chosenFile('photo.jpg', JPEG_START), ...pages.slice(0, 1));
  const picture = await screen.findByRole('img', { name: 'Preview of photo.jpg' });
  await press(/^Turn: Page 1 of 2/);
  expect(picture).toHaveAttribute('data-quarters', '1');
  expect(await screen.findByRole('link', { name: 'Open a.pdf' })).toHaveAttribute('href', 'blob:page-2');
});

it('counts and orders the pages that can be sent alone [RX-03]', async () => {
  const { choose, press } = open();
  await choose(...pages.slice(0, 1), chosenFile('notes.txt', 'no page'), ...pages.slice(1, 2));
  await press(/^Move up: Page 2 of 2, b\.pdf/);
  expect(screen.getByRole('button', { name: 'Remove: Page 1 of 2, b.pdf' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove: notes.txt' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Pages sent: 0 of 2');
  expect(screen.getByRole('button', { name: 'Send 2 pages' })).toBeInTheDocument();
});
