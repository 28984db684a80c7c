import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { emptyBasket, type Service, withService } from '../basket.ts';
import type { Orders } from '../useOrders.ts';
import { OrderBasket } from './OrderBasket.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => {
  vi.unstubAllGlobals();
});

const service: Service = {
  _id: 'glucose',
  MaDichVu: 'XN-GLU',
  TenDichVu: 'Glucose',
  Loai: 'XetNghiem',
  TenNhomDichVu: null,
  DonGia: '21500.00',
  NoiThucHien: null,
};

/** The boxes that can be ticked at a chosen service, for somebody with these permissions. */
async function boxesOf(...permissions: string[]): Promise<number> {
  const session = { permissions: new Set(permissions), user: { employee: null } } as unknown as Session; // all that the basket reads of it
  const orders = {
    basket: withService(emptyBasket, service),
    fill: () => undefined,
    refused: [],
    NgayTiepNhan: '2026-11-21T01:00:00.000Z',
  } as unknown as Orders; // all that the basket reads of it
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <SessionContext value={session}>
        <OrderBasket orders={orders} disease={null} undo={() => undefined} />
      </SessionContext>,
    ),
  );
  await expect.poll(() => place.querySelectorAll('li').length).toBe(1); // its texts are read first
  const boxes = place.querySelectorAll('input[type="checkbox"]').length;
  await act(async () => root.unmount());
  return boxes;
}

it('offers an order without charge to whoever may exempt from payment', async () => {
  expect(await boxesOf('CHI_DINH')).toBe(1);
  expect(await boxesOf('CHI_DINH', 'VIEN_PHI_MIEN_GIAM')).toBe(2);
});
