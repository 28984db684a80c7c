import { mendPlaces } from '@sen/domain/claims/checks/check';
import { expect, it } from 'vitest';
import { mendAddresses } from '../ui/mendPlaces.ts';
import { routes } from './features.ts';

const screens = new Set(routes.map(({ path }) => path.split('/:')[0]));

it.each(Object.keys(mendPlaces))('what is mended at %s has a screen of this build', (place) => {
  const addresses = mendAddresses(place, { TiepNhan_Id: 'visit', BenhNhan_Id: 'person' });
  expect(addresses.length).toBeGreaterThan(0);
  for (const { screen } of addresses) expect(screens).toContain(screen);
});
