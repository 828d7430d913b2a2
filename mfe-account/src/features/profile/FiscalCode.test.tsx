import { aSignedInUser, aSite, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { Profile } from './Profile';

const PERSON = '/store/{storeId}/person/@self';
const own = { userId: '15006', attributes: [{ key: 'addressField1', value: 'RSSMRA80A01H501U' }] };

async function open(locale: 'it-it' | 'en-us', put: object | (() => never) = {}) {
  const services = fakeServices({
    user: aSignedInUser(),
    site: aSite({ locale }),
    handlers: { [`GET ${PERSON}`]: own, [`PUT ${PERSON}`]: put },
  });
  renderRemote(<Profile />, services);
  await screen.findAllByRole('button', { name: 'Save' });
  return { services, field: screen.queryByRole('textbox', { name: /^Fiscal code/ }) };
}

const save = async () => userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);

describe('the fiscal code of an account [ACC-03]', () => {
  it('is shown in Italy and saved by its own call, trimmed and in capitals', async () => {
    const { services, field } = await open('it-it');
    expect(field).toHaveValue('RSSMRA80A01H501U');
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, ' bncmra85a41f205r ');
    await save();
    expect(await screen.findByText('This fiscal code has a slip', { exact: false })).toBeInTheDocument();
    expect(services.client.callsTo(`PUT ${PERSON}`)).toEqual([]);
    await userEvent.clear(field as HTMLElement);
    await userEvent.type(field as HTMLElement, ' rssmra80a01h501u');
    await save();
    expect(await screen.findByText('Your data are saved.')).toBeInTheDocument();
    expect(services.client.callsTo(`PUT ${PERSON}`)[0]?.body).toEqual({ addressField1: 'RSSMRA80A01H501U' });
  });

  it('stays as it was typed when it could not be saved', async () => {
    const { field } = await open('it-it', () => {
      throw failWith(500);
    });
    await save();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(field).toHaveValue('RSSMRA80A01H501U');
  });

  it('is not asked elsewhere', async () => {
    expect((await open('en-us')).field).toBeNull();
  });
});
