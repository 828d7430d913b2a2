import { aShellStore } from '../testing/aState';

import { selectMessages } from './state/selectors';
import { createToasts } from './toasts';

describe('messages at the edge of the screen', () => {
  it('say nothing twice, and the newest three things at most', () => {
    const store = aShellStore();
    const toasts = createToasts(store);
    const said = () => selectMessages(store.getState()).map(({ message }) => message);
    for (const message of ['one', 'two', 'one']) toasts.show({ message });
    expect(said()).toEqual(['two', 'one']);
    for (const message of ['three', 'four']) toasts.show({ message });
    expect(said()).toEqual(['one', 'three', 'four']);
  });
});
