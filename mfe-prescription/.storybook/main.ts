import { storybookConfig } from '@sightline/tools/storybook';

export default storybookConfig('..');
