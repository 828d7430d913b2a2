import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { wordsOf } from '../../testing/words';
import { BustChoice } from './BustChoice';

describe('the choice of a display bust', () => {
  it('takes over what was chosen before its script was there, and nothing else', async () => {
    const services = fakeServices();
    const onChange = jest.fn();
    const part = (
      <ServicesProvider services={services}>
        <TranslationProvider t={wordsOf(services)} locale="en-us">
          <BustChoice bust={{ width: 'medium', tone: 'sand' }} onChange={onChange} />
        </TranslationProvider>
      </ServicesProvider>
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(part);
    const untouched = await act(async () => hydrateRoot(place, part));
    expect(onChange).not.toHaveBeenCalled();
    act(() => untouched.unmount());
    place.innerHTML = renderToString(part);
    screen.getByRole('radio', { name: /^Wide/ }).click();
    const root = await act(async () => hydrateRoot(place, part));
    expect(onChange).toHaveBeenCalledWith({ width: 'wide', tone: 'sand' });
    act(() => root.unmount());
    place.remove();
  });
});
