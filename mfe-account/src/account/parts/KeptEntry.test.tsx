import { fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { KeptEntry, KeptList } from './KeptEntry';

function open(more: { readonly defaultMark?: string; readonly onEdit?: () => void } = {}) {
  const asked: string[] = [];
  renderRemote(
    <KeptList>
      <KeptEntry
        name="Home"
        defaultMark={null}
        onRemove={() => asked.push('remove')}
        onDefault={() => asked.push('default')}
        {...more}
      >
        <p>40 Avon Meadow Ln</p>
      </KeptEntry>
    </KeptList>,
    fakeServices(),
  );
  return { asked, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('an entry that is kept', () => {
  it('asks before it goes, with the focus on the way that changes nothing [ACC-02] [ACC-04]', async () => {
    const { asked, user } = open();
    await user.click(button('Remove: Home'));
    expect(screen.getByText('Remove Home?')).toBeInTheDocument();
    expect(button('Keep it')).toHaveFocus();
    expect(asked).toEqual([]);
    await user.click(button('Yes, remove it'));
    expect(asked).toEqual(['remove']);
  });

  it('gives the focus back when it may stay', async () => {
    const { asked, user } = open();
    await user.click(button('Remove: Home'));
    await user.keyboard('{Enter}');
    expect(button('Remove: Home')).toHaveFocus();
    expect(asked).toEqual([]);
  });

  it('can be made the default one unless it is', async () => {
    const { asked, user } = open();
    await user.click(button('Make default: Home'));
    expect(asked).toEqual(['default']);
  });

  it('says that it is the default one, and is changed only where that is possible', () => {
    open({ defaultMark: 'default' });
    expect(screen.getByRole('heading', { name: 'Home · default' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make default: Home' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit: Home' })).toBeNull();
  });
});
