import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';

import { PageFailure } from './PageFailure';
import { PageFrame, type ReadyPage } from './PageFrame';

const text = (key: string) => key;

const aPage = (Page: ReadyPage['Page']): ReadyPage => ({
  request: { kind: 'product-list', path: '/sunglasses', url: '/sunglasses', params: {}, query: {} },
  data: null,
  Page,
  Root: null,
  t: text,
});

const framed = (page: ReadyPage) => (
  <PageFrame
    page={page}
    services={fakeServices()}
    shellText={text}
    renderFallback={() => <PageFailure t={text} href={page.request.url} />}
  />
);

describe('a page that fails', () => {
  it('is drawn again when it is opened again, without a new document [FED-03]', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = aPage(() => {
      throw new Error('broken');
    });
    const { rerender } = render(framed(broken));
    expect(screen.getByText('Shell.PartFailed')).toBeInTheDocument();
    rerender(framed(aPage(() => <h1>Sunglasses</h1>)));
    expect(screen.getByRole('heading', { name: 'Sunglasses' })).toBeInTheDocument();
    expect(screen.queryByText('Shell.PartFailed')).not.toBeInTheDocument();
  });
});
