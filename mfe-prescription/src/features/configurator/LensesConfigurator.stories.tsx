import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LensesConfigurator } from '../../fragments/LensesConfigurator';
import { FRAME, lensShop, wireFrame } from '../../testing/lensShop';
import { StoryShop } from '../../testing/StoryShop';

import { keepChoices } from './choiceMemory';
import { NO_ANSWERS } from './lensAnswers';
import { stepHash } from './stepHash';

const meta: Meta<typeof LensesConfigurator> = {
  title: 'Prescription/Lens configurator',
  component: LensesConfigurator,
  args: { partNumber: FRAME, onAdded: () => undefined, onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof LensesConfigurator>;

/** A run of the configurator that has come as far as its answers. */
const story = (
  answers: Partial<typeof NO_ANSWERS>,
  services = lensShop(),
  step: Parameters<typeof stepHash>[0] = 'review',
): Story => ({
  render: (args) => {
    keepChoices(FRAME, { ...NO_ANSWERS, ...answers });
    window.history.replaceState(null, '', stepHash(step));
    return (
      <StoryShop services={services}>
        <LensesConfigurator {...args} />
      </StoryShop>
    );
  },
});

const later = { prescription: 'later' } as const;

export const Use: Story = story({});
export const UseInALowFrame: Story = story({}, lensShop({ frame: wireFrame({ lensHeight: '26' }) }));
export const ByHand: Story = story({ codes: { use: 'SV' } });
export const Treatment: Story = story({ ...later, codes: { use: 'SV' } });
export const Colour: Story = story({ ...later, codes: { use: 'SV', treatment: 'PHOTO' } });
export const ThicknessWithoutValues: Story = story({ ...later, codes: { use: 'SV', treatment: 'AR' } });
export const AddOns: Story = story({ ...later, codes: { use: 'SV', treatment: 'AR', thickness: '1.60' } });
export const Review: Story = story({
  ...later,
  codes: { use: 'SV', treatment: 'AR', thickness: '1.60' },
  addOns: ['HYDRO'],
});
export const NothingOnOffer: Story = story({}, lensShop({ lenses: { lenses: [], addOns: [] } }));
export const Failed: Story = story(
  {},
  lensShop({
    handlers: {
      'GET /store/{storeId}/rox/lensesData': () => {
        throw new Error('down');
      },
    },
  }),
);
