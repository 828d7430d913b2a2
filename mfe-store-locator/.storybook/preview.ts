import { previewSettings } from '@sightline/tools/storybook/preview';

export default { ...previewSettings };
