import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../session/i18n.ts';
import PatientResultsPage from './PatientResultsPage.tsx';
import type { ShownResult } from './resultsShape.ts';

const value = { TenChiSo: 'Glucose', KetQua: '7,9', DonViTinh: 'mmol/L', MucBinhThuong: '3,9 – 6,4' };
const lab: ShownResult = {
  id: 'a',
  SoPhieuYeuCau: 'YC261120-00041',
  Loai: 'XetNghiem',
  luc: '2026-11-20T02:05:00Z',
  thuHoi: false,
  hinh: null,
  giay: {
    NguoiDuyet: 'ThS. Ngô Hải Yến',
    CoNguyHiem: false,
    KetLuan: '',
    Nhoms: [{ TenNhom: 'Sinh hóa', ChiSos: [{ ...value, BatThuong: true, NguyHiem: false, Co: '↑ H' }] }],
  },
};
const imaging: ShownResult = {
  ...lab,
  id: 'b',
  hinh: 'token',
  Loai: 'ChanDoanHinhAnh',
  giay: {
    KetQuas: [
      {
        TenDichVu: 'Siêu âm ổ bụng',
        ThucHien: '08:40 20/11/2026',
        NhomTruongs: [
          {
            Nhom: 'Gan mật',
            Truongs: [{ Ten: 'Gan phải', GiaTri: '158,5 mm', BinhThuong: '≤ 150', Co: '↑ H' }],
          },
        ],
        MoTa: ['Gan tăng âm.'],
        KetLuan: 'Gan nhiễm mỡ.',
        DeNghi: '',
        HinhAnhs: [{ Tep: 'hinh-1.jpg', ChuThich: 'Gan' }],
        HinhKhac: '',
      },
    ],
  },
};

let answer: Response | null;
const results = (...ketQuas: ShownResult[]) =>
  Response.json({
    coSo: { ten: 'Bệnh viện An Bình', diaChi: null, dienThoai: '0292 3821 115' },
    benhNhan: { ten: 'Nguyễn Thị Tuyết', maYTe: 'BN26000123', namSinh: 1949 },
    ketQuas,
  });
const asked = () =>
  vi.mocked(globalThis.fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? '{}')) as object);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await i18n.changeLanguage('vi');
  await i18n.loadNamespaces('patientResults');
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
    <MemoryRouter initialEntries={['/ket-qua-cls/p1/YC261120-00041#sealed']}>
      <Routes>
        <Route path="/ket-qua-cls/:idBenhNhan/:soPhieuYeuCau?" element={<PatientResultsPage />} />
      </Routes>
    </MemoryRouter>,
  );
}

async function type(digits: string) {
  fireEvent.change(await screen.findByLabelText('Năm sinh hoặc 4 số cuối điện thoại'), {
    target: { value: digits },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Xem kết quả' }));
}

it('asks nothing before something is typed, and shows what was returned after it', async () => {
  answer = results(lab, imaging);
  open();
  await screen.findByText('Xác nhận để xem kết quả');
  expect(globalThis.fetch).not.toHaveBeenCalled();
  await type('19x4');
  await screen.findByText('Vui lòng nhập đủ 4 chữ số.');
  expect(globalThis.fetch).not.toHaveBeenCalled();
  await type('1949');
  await screen.findByRole('heading', { name: 'Nguyễn Thị Tuyết' });
  expect(asked()).toEqual([{ benhNhan: 'p1', soPhieu: 'YC261120-00041', token: 'sealed', xacNhan: '1949' }]);
  const row = screen.getByRole('row', { name: /Glucose/ });
  expect(row.textContent).toBe('Glucose7,9 mmol/L↑ Cao3,9 – 6,4');
  expect(screen.getByAltText('Gan').getAttribute('src')).toBe('/api/results/b/pictures/hinh-1.jpg');
  // behind # it reaches no server; of the laboratory there is none
  const pictures = screen.getAllByRole('link', { name: /^Xem hình của phiếu/ });
  expect(pictures.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['/his/hinh-ket-qua/b#token', 'noopener'],
  ]);
  const [paper] = screen.getAllByRole('link', { name: 'Tải phiếu kết quả (PDF)' });
  expect(paper?.getAttribute('href')).toBe('/api/results/a/paper?l=vi');
});

it('a picture opened large shows what is drawn on it', async () => {
  const marks = [{ Loai: 'Elip', Mau: 'Do', Diem: [100, 100, 300, 300], Chu: null } as const];
  const [line] = imaging.giay?.KetQuas ?? [];
  if (!line) throw new Error('no reading');
  const drawn = { ...line, HinhAnhs: [{ Tep: 'hinh-1.jpg', ChuThich: 'Gan', DanhDaus: [...marks] }] };
  answer = results({ ...imaging, giay: { ...imaging.giay, KetQuas: [drawn] } });
  open();
  await type('1949');
  fireEvent.click(await screen.findByRole('button', { name: 'Xem lớn: Gan' }));
  const dialog = screen.getByRole('dialog', { name: 'Gan' });
  const picture = within(dialog).getByAltText('Gan');
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  fireEvent.load(picture);
  expect(dialog.querySelectorAll('svg path').length).toBeGreaterThan(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Đóng hình' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is read in three languages, the papers in two', async () => {
  answer = results(lab);
  open();
  fireEvent.click(await screen.findByRole('button', { name: '中文' }));
  fireEvent.change(await screen.findByLabelText('出生年份或电话后四位'), { target: { value: '1949' } });
  fireEvent.click(screen.getByRole('button', { name: '查看结果' }));
  await screen.findByText('化验');
  expect(within(screen.getByRole('row', { name: /Glucose/ })).getByText('偏高')).toBeTruthy();
  expect(screen.getByRole('link', { name: '正式报告（PDF）' }).getAttribute('href')).toBe(
    '/api/results/a/paper?l=en',
  );
  expect(i18n.language).toBe('vi');
  fireEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
  await screen.findByText('Xét nghiệm');
});

it.each([
  [403, 'RESULT_LINK_REFUSED', {}, /Không mở được/],
  [429, 'RESULT_LINK_WAITS', { minutes: 15 }, 'Đã sai nhiều lần. Vui lòng thử lại sau 15 phút.'],
] as const)('tells a refusal %i', async (status, code, details, words) => {
  answer = Response.json({ code, details }, { status });
  open();
  await type('1950');
  await screen.findByText(words);
});

it('tells of a missing connection and of a withdrawn result', async () => {
  answer = null;
  open();
  await type('1949');
  await screen.findByText('Không kết nối được. Kiểm tra mạng rồi thử lại.');
  answer = results({ ...lab, thuHoi: true, giay: null });
  await type('1949');
  await screen.findByText('Kết quả này đã được thu hồi');
  expect(screen.queryByText('Tải phiếu kết quả (PDF)')).toBeNull();
});

it('opens again by itself in the tab that has confirmed, until it is locked', async () => {
  answer = results(lab);
  open();
  await type('1949');
  await screen.findByText('Xét nghiệm');
  cleanup();
  open();
  await screen.findByText('Xét nghiệm');
  expect(asked().at(-1)).toMatchObject({ xacNhan: null });
  fireEvent.click(screen.getByRole('button', { name: 'Đóng và khóa lại' }));
  await screen.findByText('Đã khóa');
  expect(globalThis.fetch).toHaveBeenLastCalledWith('/api/results/close', { method: 'POST' });
  cleanup();
  const before = vi.mocked(globalThis.fetch).mock.calls.length;
  open();
  await screen.findByText('Xác nhận để xem kết quả');
  expect(vi.mocked(globalThis.fetch).mock.calls.length).toBe(before);
});
