import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../session/i18n.ts';
import { today } from '../../ui/dateText.ts';
import OwnTurnPage from './OwnTurnPage.tsx';
import type { OwnTicket } from './useOwnTurn.ts';

const ticket = (more: Partial<OwnTicket>): OwnTicket => ({
  KyHieu: 'A012',
  Ngay: today(),
  HangDoi: 'KhamBenh',
  Noi: 'Phòng khám Nội 1',
  Quay: null,
  TrangThai: 'cho',
  soNguoiTruoc: 3,
  duKienPhut: 20,
  choThuPhi: false,
  ...more,
});

let answer: Response | null;
const turn = (...ves: OwnTicket[]) =>
  Response.json({ TenCoSo: 'Bệnh viện An Bình', luc: '2026-11-20T01:00:00Z', ves });

beforeEach(async () => {
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces('ownTurn');
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!answer) throw new Error('no network');
    return answer.clone();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  render(
    <MemoryRouter initialEntries={['/luot/abc']}>
      <Routes>
        <Route path="/luot/:token" element={<OwnTurnPage />} />
      </Routes>
    </MemoryRouter>,
  );
}
const look = () => fireEvent(document, new Event('visibilitychange'));

it('tells how many wait before, then of the call when it is looked at again, and where to go next', async () => {
  answer = turn(ticket({}), ticket({ KyHieu: '007', HangDoi: 'VienPhi', Noi: null, soNguoiTruoc: 9 }));
  open();
  expect((await screen.findAllByText('Còn 3 người trước bạn')).length).toBeGreaterThan(0);
  screen.getByText('Dự kiến khoảng 20 phút nữa');
  screen.getByText('Còn 9 người trước bạn');
  expect(globalThis.fetch).toHaveBeenCalledWith('/api/turn/abc', expect.anything());

  answer = turn(ticket({ TrangThai: 'dang_goi', Quay: 'Bàn 2', soNguoiTruoc: null, duKienPhut: null }));
  look();
  await screen.findByText('Đến lượt bạn, mời vào Bàn 2');
  await expect.poll(() => document.title).toContain('A012'); // it is said after the page is drawn
});

it('sends to what may be called already before what has to be paid first', async () => {
  const drugs = ticket({ KyHieu: 'Z006', HangDoi: 'CapPhatThuoc', soNguoiTruoc: null, choThuPhi: true });
  answer = turn(drugs, ticket({ soNguoiTruoc: 4 }));
  open();
  await screen.findByText('Gọi sau khi đã thu phí');
  await expect.poll(() => document.title).toContain('A012'); // it is said after the page is drawn
});

it('keeps what it knows while there is no connection, and says since when', async () => {
  answer = turn(ticket({ soNguoiTruoc: 0 }));
  open();
  await screen.findByText('Bạn là người tiếp theo');
  answer = null;
  look();
  await screen.findByText('Mất kết nối. Số liệu lúc 08:00, trang sẽ tự cập nhật lại.');
  screen.getByText('Bạn là người tiếp theo');
});

it('says that a number of another day is closed, and that all is done', async () => {
  answer = new Response('', { status: 404 });
  open();
  await screen.findByText('Số này không còn hiệu lực');
  cleanup();
  answer = turn(ticket({ TrangThai: 'xong', soNguoiTruoc: null }));
  open();
  await screen.findByText('Bạn không còn lượt nào phải chờ');
});
