import { aSignedInUser, failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { Newsletter } from './Newsletter';
import { Password } from './Password';

const PERSON = '/store/{storeId}/person/@self';
const FIELDS = ['Current password', 'New password', 'New password again'];

function openPassword(put: object | (() => never) = {}) {
  const services = fakeServices({ user: aSignedInUser(), handlers: { [`PUT ${PERSON}`]: put } });
  renderRemote(<Password />, services);
  return services;
}

async function change(current: string, next: string, again = next) {
  for (const [index, text] of [current, next, again].entries()) {
    const field = screen.getByLabelText(FIELDS[index]!);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('changing the password [ACC-01]', () => {
  it('asks for all three fields, and for the new one twice alike', async () => {
    const services = openPassword();
    await change('', '');
    for (const name of FIELDS)
      await waitFor(() => expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true'));
    await change('Old12345', 'New12345', 'New12346');
    await waitFor(() => expect(screen.getByLabelText(FIELDS[0]!)).not.toHaveAttribute('aria-invalid'));
    expect(screen.getByLabelText(FIELDS[2]!)).toHaveAccessibleDescription('The two new passwords differ.');
    await quiet();
    expect(services.client.calls).toEqual([]);
  });

  it('sends them under the names of the platform, says what happened and keeps nothing in the fields', async () => {
    const services = openPassword();
    await change('Old12345', 'New12345');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed');
    expect(services.client.callsTo(`PUT ${PERSON}`)[0]?.body).toMatchObject({
      xcred_logonPasswordOld: 'Old12345',
      logonPassword: 'New12345',
      xcred_logonPasswordVerify: 'New12345',
    });
    for (const name of FIELDS) expect(screen.getByLabelText(name)).toHaveValue('');
  });

  it.each([
    ['the current one is wrong', failWith(400, 'ERR', { errorCode: '2030' }), FIELDS[0]!],
    ['the new one was used before', failWith(400, 'ERR', { errorCode: '2260' }), FIELDS[1]!],
  ])('says at its field that %s, and keeps what was typed', async (_why, failure, name) => {
    openPassword(() => {
      throw failure;
    });
    await change('Old12345', 'New12345');
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText(FIELDS[1]!)).toHaveValue('New12345');
  });

  it.each([
    ['how long to wait', failWith(429, '', { errorCode: 'RATE_LIMITED', errorParameters: ['3'] }), 'wait 3 seconds', 0],
    ['that nothing was changed', failWith(500, 'GENERIC'), 'Nothing was changed', 1],
    ['that the session is over', failWith(401, 'CWXBB1011E'), 'You were signed out', 0],
  ])('says %s', async (_what, failure, words, reports) => {
    const services = openPassword(() => {
      throw failure;
    });
    await change('Old12345', 'New12345');
    expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
    expect(services.reported).toHaveLength(reports);
  });
});

describe('the newsletter of an account [ACC-06]', () => {
  async function open(hasNewsletter: string, put: object | (() => never) = {}) {
    const services = fakeServices({
      user: aSignedInUser(),
      handlers: {
        [`GET ${PERSON}`]: { userId: '15006', email1: 'ann.doe@example.com', x_data: { hasNewsletter } },
        [`PUT ${PERSON}`]: put,
      },
    });
    renderRemote(<Newsletter />, services);
    return { services, box: await screen.findByRole('checkbox', { name: 'I would like the newsletter' }) };
  }
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  it.each([
    ['true', 'You are no longer on the list.'],
    ['false', 'You are on the list.'],
  ])('is as the platform has it (%s), and the other way when that is saved', async (had, words) => {
    const { services, box } = await open(had);
    expect(box.matches(':checked')).toBe(had === 'true');
    expect(screen.getByText('Address for the newsletter: ann.doe@example.com')).toBeVisible();
    await userEvent.click(box);
    await save();
    expect(await screen.findByText(words)).toBeInTheDocument();
    const hasNewsletter = had === 'true' ? 'false' : 'true';
    expect(services.client.callsTo(`PUT ${PERSON}`)[0]?.body).toMatchObject({ x_data: { hasNewsletter } });
  });

  it('keeps the choice and says so when it is not saved', async () => {
    const { services, box } = await open('false', () => {
      throw failWith(500, 'GENERIC');
    });
    await userEvent.click(box);
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
    expect(box).toBeChecked();
    expect(services.reported).toHaveLength(1);
  });
});
