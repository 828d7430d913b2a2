import { failWith, fakeServices, quiet, type FakeHandlers } from '@sightline/shared-lib/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';

import { StoryShop } from '../../testing/StoryShop';
import { PlaceForm } from './PlaceForm';

const PLACES = 'GET /geo/places';
const avon = ['06001 Avon, CT', '14414 Avon, NY'];

function show(answer: FakeHandlers[string] = { places: avon.map((label) => ({ label, lat: 41.8, lng: -72.8 })) }) {
  const services = fakeServices({ handlers: { [PLACES]: answer } });
  const searched: string[] = [];
  render(
    <StoryShop services={services}>
      <PlaceForm text="" services={[]} hrefWith={() => '/'} openNow={false} onOpenNow={() => undefined} />
    </StoryShop>,
  );
  const form = screen.getByRole<HTMLFormElement>('search');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    searched.push(String(new FormData(form).get('q')));
  });
  return { services, searched, field: screen.getByRole('combobox', { name: 'City or ZIP code' }) };
}

describe('the search for a place', () => {
  it('offers places of the country while typing, tells how many, and searches the one picked by keyboard [STOR-01]', async () => {
    const user = userEvent.setup();
    const { services, searched, field } = show();
    await user.type(field, 'Avo');
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(avon);
    expect(screen.getByText('2 options')).toBeInTheDocument();
    expect(services.client.callsTo(PLACES).map(({ query }) => query)).toEqual([
      expect.objectContaining({ country: 'us', q: 'Avo' }),
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(searched).toEqual(['14414 Avon, NY']);
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('searches what was typed, whether or not it is suggested [STOR-01]', async () => {
    const user = userEvent.setup();
    const { services, searched, field } = show(() => {
      throw failWith(500);
    });
    await user.type(field, 'Avon');
    await waitFor(() => expect(services.client.callsTo(PLACES)).not.toHaveLength(0));
    await quiet();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(searched).toEqual(['Avon']);
  });

  it('has from the server what only the browser answers: nothing moves when it does [STOR-01]', () => {
    const html = renderToString(
      <StoryShop services={fakeServices({ environment: 'server' })}>
        <PlaceForm text="" services={[]} hrefWith={() => '/'} openNow={false} onOpenNow={() => undefined} />
      </StoryShop>,
    );
    expect(html).toContain('Open now');
    expect(html).toContain('Near me');
  });

  it('has the position of the shopper in one row with what narrows the list [STOR-01]', () => {
    show();
    const row = screen.getByRole('button', { name: 'Near me' }).parentElement!;
    expect(row).toContainElement(screen.getByRole('button', { name: 'Open now' }));
    expect(row).toContainElement(screen.getByRole('link', { name: 'Eye test' }));
  });
});
