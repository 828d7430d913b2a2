import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { sampleTile } from '../../testing/samples';
import { inStoryShop } from '../../testing/StoryShop';
import { HomeScreen } from './HomeScreen';

const item = (title: string, href: string) => ({
  title,
  text: 'Or simply dark.',
  html: '',
  media: null,
  cta: { label: title, href },
});

const meta: Meta<typeof HomeScreen> = {
  title: 'Catalogue/Home',
  component: HomeScreen,
  args: {
    data: {
      crumbs: [],
      parts: [
        {
          id: 'hero',
          type: 'HeroBanner',
          title: 'Made to the millimeter.',
          tiles: [sampleTile],
          cta: { label: 'Find frames', href: '/eyeglasses' },
        },
        {
          id: 'index',
          type: 'TeaserGrid',
          items: [item('Eyeglasses', '/eyeglasses'), item('Sunglasses', '/sunglasses')],
          counts: ['1,204', '2,310'],
        },
        { id: 'rail', type: 'ProductCarousel', title: 'New on the rail', tiles: [sampleTile] },
        {
          id: 'size',
          type: 'Teaser',
          title: 'Four millimeters decide the fit.',
          sizes: [
            { label: 'S', widthMm: 126 },
            { label: 'L', widthMm: 142 },
          ],
        },
        { id: 'hearing', type: 'HearingTestEntry', kicker: 'Hearing', title: 'Five quiet minutes.' },
      ],
    },
  },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof HomeScreen>;

export const Default: Story = {};

export const WithoutContent: Story = { args: { data: { crumbs: [], parts: [] } } };
