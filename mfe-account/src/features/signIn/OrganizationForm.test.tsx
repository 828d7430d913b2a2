import { failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { OrganizationForm } from './OrganizationForm';

const REGISTER = 'POST /store/{storeId}/organization/buyer';

function show(answer: object | (() => never)) {
  const services = fakeServices({ handlers: { [REGISTER]: answer } });
  const onAsked = jest.fn();
  renderRemote(<OrganizationForm onAsked={onAsked} />, services);
  return { services, onAsked, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name of the organization'), ' Lakeside Vision ');
  await user.type(screen.getByLabelText('First name'), 'Lee');
  await user.type(screen.getByLabelText('Last name'), 'Doe');
  await user.type(screen.getByLabelText('E-mail'), 'lee@lakeside.example.com');
  await user.type(screen.getByLabelText('Password'), '4 long enough');
}

const send = () => screen.getByRole('button', { name: 'Send the request' });

describe('an organisation', () => {
  it('asks to buy with its name and its first administrator, who stays signed out [AUTH-12]', async () => {
    const { services, onAsked, user } = show({ orgEntityId: '70', userId: '71' });
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(onAsked).toHaveBeenCalledTimes(1));
    expect(services.client.callsTo(REGISTER)).toEqual([
      expect.objectContaining({
        body: {
          org_orgEntityName: 'Lakeside Vision',
          usr_logonId: 'lee@lakeside.example.com',
          usr_logonPassword: '4 long enough',
          usr_logonPasswordVerify: '4 long enough',
          usr_profileType: 'B',
          usr_challengeAnswer: '-',
          usr_firstName: 'Lee',
          usr_lastName: 'Doe',
          usr_email1: 'lee@lakeside.example.com',
        },
      }),
    ]);
    expect(services.identity.state.userLoggedIn).toBe(false);
  });

  it('is told what is missing before anything is sent [AUTH-12]', async () => {
    const { services, user } = show({});
    await user.click(send());
    expect(await screen.findAllByText('Add the name of the organization.')).not.toEqual([]);
    expect(screen.getByLabelText('Name of the organization')).toBeInvalid();
    await quiet();
    expect(services.client.callsTo(REGISTER)).toEqual([]);
  });

  it('keeps what was typed when its e-mail has an account already [AUTH-12]', async () => {
    const { onAsked, user } = show(() => {
      throw failWith(400, '_ERR_LOGONID_ALREDY_EXIST', { errorCode: '2030' });
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findAllByText(/There is already an account with this e-\u2060mail/)).not.toEqual([]);
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('Name of the organization')).toHaveValue(' Lakeside Vision ');
    expect(onAsked).toHaveBeenCalledTimes(0);
  });
});
