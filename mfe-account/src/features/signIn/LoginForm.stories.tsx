import { failWith, fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Shell } from '../../testing/renderRemote';
import { LoginForm } from './LoginForm';

const LOGIN = 'POST /store/{storeId}/loginidentity';

const meta: Meta<typeof LoginForm> = {
  title: 'Account/Login form',
  component: LoginForm,
  args: { onSignedIn: () => undefined },
  decorators: [
    (Story) => (
      <Shell services={fakeServices({ handlers: { [LOGIN]: { userId: '1', WCToken: '1', personalizationID: '1' } } })}>
        <Story />
      </Shell>
    ),
  ],
};

export default meta;

export const Default: StoryObj<typeof LoginForm> = {};

export const EmailKnown: StoryObj<typeof LoginForm> = { args: { email: 'marta.rossi@example.com' } };

export const WrongPassword: StoryObj<typeof LoginForm> = {
  args: { email: 'marta.rossi@example.com' },
  decorators: [
    (Story) => {
      const refuse = () => {
        throw failWith(400, '_ERR_AUTHENTICATION_ERROR', { errorCode: '2030' });
      };
      return (
        <Shell services={fakeServices({ handlers: { [LOGIN]: refuse } })}>
          <Story />
        </Shell>
      );
    },
  ],
};
