import { aSite, failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { RegisterForm } from './RegisterForm';

const REGISTER = 'POST /store/{storeId}/person';
const TOKENS = { userId: '15006', WCToken: '15006%2Ctoken', personalizationID: '1-2' };

const FIELDS = ['firstName', 'lastName', 'logonId', 'logonPassword', 'dateOfBirth'].map((name, index) => ({
  name,
  required: name !== 'dateOfBirth',
  maxLength: 60,
  order: index + 1,
}));

function show(answer: unknown, newsletter = false) {
  const site = aSite({ config: { userRegistrationFieldList: FIELDS } });
  const services = fakeServices({ site, handlers: { [REGISTER]: answer as object } });
  const onRegistered = jest.fn();
  renderRemote(<RegisterForm newsletter={newsletter} onRegistered={onRegistered} />, services);
  return { services, onRegistered, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>, email = 'ann@example.com') {
  await user.type(screen.getByLabelText('First name'), 'Ann');
  await user.type(screen.getByLabelText('Last name'), 'Doe');
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.type(screen.getByLabelText('Password'), '4 long enough');
}

const submit = () => screen.getByRole('button', { name: 'Create account' });

describe('registering', () => {
  it('asks only for what an order has not told already [CHK-06]', async () => {
    const phone1 = { name: 'phone1', required: true, maxLength: 30, order: 9 };
    const site = aSite({ config: { userRegistrationFieldList: [...FIELDS, phone1] } });
    const services = fakeServices({ site, handlers: { [REGISTER]: TOKENS } });
    const onRegistered = jest.fn();
    const known = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Doe', phone: '860 555 0134' };
    renderRemote(<RegisterForm {...known} onRegistered={onRegistered} />, services);
    expect(screen.getByLabelText('Phone')).toHaveValue('860 555 0134');
    await userEvent.type(screen.getByLabelText('Password'), '4 long enough');
    await userEvent.click(submit());
    await waitFor(() => expect(onRegistered).toHaveBeenCalled());
    expect(services.client.callsTo(REGISTER)[0]?.body).toMatchObject({ logonId: 'ann@example.com', lastName: 'Doe' });
  });

  it('sends the configured fields with the birth date as the platform writes it [AUTH-07, SITE-07]', async () => {
    const { services, onRegistered, user } = show(TOKENS, true);
    await fill(user);
    await user.type(screen.getByLabelText(/Date of birth/), '02/29/1980');
    await user.click(submit());
    await waitFor(() => expect(onRegistered).toHaveBeenCalled());
    expect(services.client.callsTo(REGISTER)[0]?.body).toMatchObject({
      logonId: 'ann@example.com',
      firstName: 'Ann',
      dateOfBirth: '1980-02-29',
      x_data: { hasNewsletter: 'true' },
    });
  });

  it('corrects the e-mail by the domains that the store names [ACC-08] [SITE-06]', async () => {
    const site = aSite({ config: { userRegistrationFieldList: FIELDS, MostUsedEmailDomains: ['posta.example'] } });
    renderRemote(<RegisterForm newsletter={false} onRegistered={jest.fn()} />, fakeServices({ site }));
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('E-mail'), 'ann@psota.example');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Did you mean ann@posta.example?' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@posta.example');
  });

  it('says at the e-mail that it has an account already, with everything still typed [AUTH-07]', async () => {
    const { user } = show(() => {
      throw failWith(400, '_ERR_LOGONID_ALREDY_EXIST', { errorCode: '2030' });
    });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('link', { name: /already an account/ })).toBeInTheDocument();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/already an account/);
    expect(screen.getByLabelText('First name')).toHaveValue('Ann');
  });

  it('asks for the mailed code once the platform wants it, and sends it along [AUTH-07]', async () => {
    let round = 0;
    const { services, onRegistered, user } = show(() => {
      round += 1;
      if (round === 1) {
        throw failWith(400, '_ERR_CMD_INVALID_PARAM', { errorCode: '2190', errorParameters: ['validationCode'] });
      }
      return TOKENS;
    });
    await fill(user);
    await user.click(submit());
    await user.type(await screen.findByLabelText('Code from the e-\u2060mail'), '123456');
    await user.click(submit());
    await waitFor(() => expect(onRegistered).toHaveBeenCalled());
    expect(services.client.callsTo(REGISTER)[1]?.body).toMatchObject({ validationCode: '123456' });
  });

  it('asks for the digit the platform would miss, before anything is sent [AUTH-07]', async () => {
    const { user, services } = show(TOKENS);
    await fill(user);
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'four quiet millimeters');
    await user.click(submit());
    expect((await screen.findAllByText(/needs a digit/)).length).toBeGreaterThan(0);
    await quiet();
    expect(services.client.callsTo(REGISTER)).toHaveLength(0);
  });

  it('refuses a short password before anything is sent [AUTH-07]', async () => {
    const { services, user } = show(TOKENS);
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.tab();
    expect(await screen.findByText(/fewer than 8 characters/)).toBeInTheDocument();
    await quiet();
    expect(services.client.calls).toHaveLength(0);
  });

  it('asks about a slip in the e-mail domain and corrects it when told [ACC-08]', async () => {
    const { user } = show(TOKENS);
    await user.type(screen.getByLabelText('E-mail'), 'ann@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Did you mean ann@gmail.com?' }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('ann@gmail.com');
  });
});
