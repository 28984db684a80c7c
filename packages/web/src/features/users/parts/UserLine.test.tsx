import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { UserTags } from './UserLine.tsx';

afterEach(cleanup);
type User = Parameters<typeof UserTags>[0]['user'];
const user = { isLocked: false, isOnline: false, lastSignInAt: null, lastSeenAt: null, lockedUntil: null };

it.each([
  ['somebody who never signed in', user, ['state.new']],
  [
    'a locked one, beside whose name there is no room for both',
    { ...user, isLocked: true },
    ['state.locked'],
  ],
])('tags of %s', (_who, one, tags) => {
  render(
    <TextKeys>
      <UserTags user={one as unknown as User} />
    </TextKeys>,
  );
  expect(screen.getAllByText(/^state/).map(({ textContent }) => textContent)).toEqual(tags);
});
