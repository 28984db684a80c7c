import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { announceConnection, checkConnection } from '../session/connection.ts';
import { TextKeys } from '../session/TextKeys.tsx';
import { ConnectionSign } from './ConnectionSign.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

it('says that the server is away, and that it is because the site switches to other data', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const answer = async (body: object, status: number) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    await act(() => checkConnection());
  };
  await act(() =>
    root.render(
      <TextKeys>
        <ConnectionSign />
      </TextKeys>,
    ),
  );
  await answer({ reason: 'DATABASE_UNAVAILABLE' }, 503);
  expect(place.textContent).toBe('offline');
  await answer({ reason: 'SITE_SWITCHING' }, 503);
  expect(place.textContent).toBe('switching');
  await answer({ status: 'ready' }, 200);
  expect(place.textContent).toBe('online');
  await act(() => announceConnection(false));
  expect(place.textContent).toBe('offline');
  await act(() => announceConnection(true));
  await act(() => root.unmount());
  place.remove();
});
