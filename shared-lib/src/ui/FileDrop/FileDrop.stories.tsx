import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FileDrop } from './FileDrop';

const meta: Meta<typeof FileDrop> = { title: 'Kit/FileDrop', component: FileDrop };
export default meta;

type Story = StoryObj<typeof FileDrop>;

export const Default: Story = {
  args: {
    title: 'Take or choose a photo',
    hint: 'JPG, PNG, HEIC or PDF, up to 10 MB. All four corners in the picture, no glare.',
    choose: 'Choose a file',
    accept: 'image/*,.pdf',
    camera: true,
  },
};

export const UploadingAndFailed: Story = {
  args: {
    title: 'Take or choose a photo',
    hint: 'JPG, PNG, HEIC or PDF',
    choose: 'Choose a file',
    accept: 'image/*,.pdf',
    files: [
      { id: '1', name: 'rx-rossi.heic', size: '3.2 MB', status: 'uploading', progress: 64 },
      {
        id: '2',
        name: 'scan.bmp',
        size: '1 MB',
        status: 'failed',
        reason: 'We cannot read BMP files. Save it as JPG or PDF and try again.',
      },
    ],
    onRemove: () => undefined,
  },
};
