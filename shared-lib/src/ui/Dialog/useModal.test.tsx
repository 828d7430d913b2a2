import { render, screen } from '@testing-library/react';

import { useModal } from './useModal';

function Screen({ open, fills }: { readonly open: boolean; readonly fills?: boolean | undefined }) {
  const { dialog, heading } = useModal(open, { fills });
  return (
    <dialog ref={dialog}>
      <h2 ref={heading} tabIndex={-1}>
        Lenses
      </h2>
    </dialog>
  );
}

/** A page with a button that has the focus, and a dialog in it or above it. */
function show(props: { readonly open: boolean; readonly fills?: boolean | undefined }, isInPage = false) {
  const dialog = <Screen {...props} />;
  return (
    <>
      <div className="page-place">
        <button type="button">Choose</button>
        {isInPage ? dialog : null}
      </div>
      {isInPage ? null : dialog}
    </>
  );
}

const page = () => screen.getByText('Choose').closest('.page-place');

describe('a dialog that fills the screen', () => {
  it('covers the page as long as it is open, and gives the focus back into it', () => {
    const { rerender } = render(show({ open: false, fills: true }));
    expect(page()).not.toHaveAttribute('data-covered');
    screen.getByText('Choose').focus();
    rerender(show({ open: true, fills: true }));
    expect(page()).toHaveAttribute('data-covered');
    expect(screen.getByText('Lenses')).toHaveFocus();
    rerender(show({ open: false, fills: true }));
    expect(page()).not.toHaveAttribute('data-covered');
    expect(page()).toHaveStyle({ height: '' });
    expect(screen.getByText('Choose')).toHaveFocus();
  });

  it('uncovers the page when it is taken away', () => {
    const { rerender } = render(show({ open: true, fills: true }));
    rerender(<div className="page-place">Choose</div>);
    expect(page()).not.toHaveAttribute('data-covered');
  });

  it('covers no page that it is a part of, and others cover none', () => {
    const { rerender } = render(show({ open: true, fills: true }, true));
    expect(page()).not.toHaveAttribute('data-covered');
    rerender(show({ open: true }));
    expect(page()).not.toHaveAttribute('data-covered');
  });
});
