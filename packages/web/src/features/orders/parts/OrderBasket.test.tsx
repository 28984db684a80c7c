import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../../session/useSession.ts';
import { basketField, emptyBasket, type Service, withService } from '../basket.ts';
import type { OrderPreview, PreviewLine } from '../useOrderPreview.ts';
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
  LaGoi: false,
  TheoLieuTrinh: false,
  DonGia: '21500.00',
  NoiThucHien: null,
};

const shown: PreviewLine = {
  DichVu_Id: 'glucose',
  MaDichVu: 'XN-GLU',
  TenDichVu: 'Glucose',
  KemTheo_Id: null,
  LoaiGia_Id: 'insured',
  DonGia: '21500.00',
  gias: [{ LoaiGia_Id: 'insured', TenLoaiGia: 'BHYT', DonGia: '21500.00' }],
  NoiThucHien_Id: 'lab',
  phongs: [
    { _id: 'lab', ten: 'Phòng xét nghiệm' },
    { _id: 'lab2', ten: 'Phòng xét nghiệm 2' },
  ],
  ThanhTien: '21500.00',
  BHChiTra: '17200.00',
  BenhNhanTT: '4300.00',
  KhuyenMai: '0.00',
  MienGiam: '0.00',
  canhBaos: [
    { code: 'SERVICE_NOT_TOGETHER', Khac: 'HbA1c', SoLuong: null, TrongVong: null, tyLe: null, ton: null },
  ],
};
const preview: OrderPreview = {
  BenhNhanThem: '5300.00',
  khuyenMais: [],
  duoiNguong: false,
  phatHiens: [],
  dongs: [
    shown,
    {
      ...shown,
      DichVu_Id: 'blood',
      TenDichVu: 'Lấy máu',
      KemTheo_Id: 'glucose',
      phongs: [],
      canhBaos: [],
      ThanhTien: '1000.00',
      BHChiTra: '0.00',
    },
  ],
};

/** The basket with one service, for somebody with these permissions; `read` sees it before it goes. */
async function withBasket<T>(
  read: (place: HTMLElement) => Promise<T> | T,
  ...permissions: string[]
): Promise<T> {
  const session = { permissions: new Set(permissions), user: { employee: null } } as unknown as Session; // all that the basket reads of it
  const orders = {
    basket: withService(emptyBasket, service),
    fill: () => undefined,
    refused: [],
    NgayTiepNhan: '2026-11-21T01:00:00.000Z',
  } as unknown as Orders; // all that the basket reads of it
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <SessionContext value={session}>
        <OrderBasket
          orders={orders}
          disease={null}
          undo={() => undefined}
          preview={preview}
          onPlace={() => undefined}
        />
      </SessionContext>,
    ),
  );
  await expect.poll(() => place.querySelectorAll('li').length).toBe(2); // its texts are read first
  try {
    return await read(place);
  } finally {
    await act(async () => root.unmount());
    place.remove();
  }
}

const boxesOf = (...permissions: string[]) =>
  withBasket((place) => place.querySelectorAll('input[type="checkbox"]').length, ...permissions);

it('offers an order without charge to whoever may exempt from payment', async () => {
  expect(await boxesOf('CHI_DINH')).toBe(1);
  expect(await boxesOf('CHI_DINH', 'VIEN_PHI_MIEN_GIAM')).toBe(2);
});

it('shows who pays, what comes along, where it may go and what to know', async () => {
  await withBasket((place) => {
    const text = place.textContent ?? '';
    for (const part of ['17.200', '4.300', 'Lấy máu', 'HbA1c', '5.300', 'Phòng xét nghiệm'])
      expect(text.replaceAll(/\s/g, ' ')).toContain(part);
  }, 'CHI_DINH');
});

it('knows where a refused line is: its field, else the line itself', async () => {
  await withBasket((place) => {
    expect(basketField('chiTiets.0.NoiThucHien_Id')?.textContent).toContain('Phòng xét nghiệm');
    expect(basketField('chiTiets.0.DichVu_Id')).toBe(place.querySelector('[data-line="glucose"]'));
    expect(basketField('chiTiets.1.SoLuong')).toBe(null);
  }, 'CHI_DINH');
});
