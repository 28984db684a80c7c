import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Fold } from './Services.tsx';

afterEach(cleanup);

it('a service with an error opens, and does not fold shut while the error is being corrected', () => {
  const shown = (isWrong: boolean) => (
    <Fold isWrong={isWrong} summary="Glucose">
      <input />
    </Fold>
  );
  const { rerender, container } = render(shown(false));
  const details = container.querySelector('details') ?? document.createElement('details');
  expect(details.open).toBe(false);
  rerender(shown(true));
  expect(details.open).toBe(true);
  rerender(shown(false));
  expect(details.open).toBe(true);
  details.open = false;
  fireEvent(details, new Event('toggle'));
  rerender(shown(true));
  expect(details.open).toBe(true);
});
