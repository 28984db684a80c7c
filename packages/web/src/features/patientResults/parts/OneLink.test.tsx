import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../session/i18n.ts';
import { OneLink } from './OneLink.tsx';

const link = {
  __typename: 'LienKetKetQua' as const,
  _id: 'l',
  TrangThai: 'HieuLuc' as const,
  CaLuotKham: false,
  HetHan: '2026-12-20T16:59:59Z',
  NgayTao: '2026-11-20T02:05:00Z',
  TenNguoiTao: 'Lê Thu Hà',
  LyDoThuHoi: null,
  duongDan: '/his/ket-qua-cls/p/YC1#sealed',
  conNua: false,
  luotMos: [
    {
      _id: '1',
      Luc: '2026-11-20T03:00:00Z',
      KetQua: 'Mo' as const,
      DiaChiIP: '198.51.100.7',
      ThietBi: 'iPhone',
    },
    { _id: '2', Luc: '2026-11-20T02:59:00Z', KetQua: 'SaiXacThuc' as const, DiaChiIP: null, ThietBi: null },
  ],
};

beforeEach(async () => {
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces(['resultLinks', 'common']);
});
afterEach(cleanup);

it('shows the code and the address of a link in force, who opened it, and lets it be revoked', () => {
  const revoke = vi.fn();
  render(<OneLink link={link} site="https://sen.example.vn" onRevoke={revoke} />);
  const address = screen.getByLabelText('Liên kết');
  expect((address as HTMLInputElement).value).toBe('https://sen.example.vn/his/ket-qua-cls/p/YC1#sealed');
  screen.getByRole('img', { name: 'Mã QR của liên kết' });
  screen.getByText('198.51.100.7');
  screen.getByText('Sai thông tin xác nhận');
  fireEvent.click(screen.getByRole('button', { name: 'Thu hồi' }));
  expect(revoke).toHaveBeenCalledOnce();
});

it('shows neither of a link that has ended, and why it did', () => {
  const ended = { ...link, TrangThai: 'DaThuHoi' as const, duongDan: null, LyDoThuHoi: 'SAI_NHIEU_LAN' };
  render(<OneLink link={ended} site="https://sen.example.vn" onRevoke={() => undefined} />);
  screen.getByText('Lý do: tự đóng vì xác nhận sai quá nhiều lần');
  expect(screen.queryByLabelText('Liên kết')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Thu hồi' })).toBeNull();
});
