import { describe, expect, it } from 'vitest';
import '../../features.ts';
import { compileFormTextSvg } from './compile.ts';
import { formSource } from './forms.ts';
import { formCodes, readForm } from './library.ts';
import { printForm } from './points.ts';
import { type PlacedPage, placedText } from './testPlaces.ts';

const createdAt = new Date('2026-11-20T01:00:00Z');
const longName = 'Công Tằng Tôn Nữ Phước Nghiêng';
const lines = 40;

/**
 * What a form must take: which of its lists becomes 40 lines (a path; `text`: lines of a text), and which of its numbers has 13 digits
 * before the comma (by name, wherever it stands). Every form has its row.
 */
const hard: Record<string, { list?: string; text?: string; digits?: readonly string[] }> = {
  BaoCaoCaBenh: { text: 'TienSuDichTe' },
  BangKeChiPhiKCB: {
    list: 'Khois.Mucs.Dongs',
    digits: ['DonGiaBV', 'DonGiaBH', 'ThanhTienBV', 'ThanhTienBH', 'Quy', 'CungChiTra', 'Khac', 'TuTra'],
  },
  BenhAnNgoaiTru: { list: 'LanKhams' },
  CamKetThuocGayNghien: { list: 'Thuocs', digits: ['SoLuong'] },
  BienBanHoiChan: { list: 'DoiNguThamGia', text: 'DienBienBenh' },
  DonThuoc: { list: 'Thuocs', digits: ['SoLuong'] },
  DuToanChiPhi: {
    list: 'Dongs',
    digits: ['DonGia', 'ThanhTien', 'BHChiTra', 'BenhNhanTT', 'PhaiTra'],
  },
  GiayBaoTu: { text: 'NoiDung.GhiChu' },
  GiayChungSinh: { text: 'NoiDung.GhiChu' },
  GiayNghiDuongThai: { text: 'NoiDung.GhiChu' },
  GiayNghiHuongBHXH: { text: 'PhuongPhapDieuTri' },
  GiayThuongTich: { text: 'NoiDung.TinhTrangVaoVien' },
  GiayXacNhanNoiTru: { text: 'NoiDung.DieuTri' },
  KetQuaChanDoanHinhAnh: { text: 'KetQuas.MoTa' },
  KetQuaThamDoChucNang: { text: 'KetQuas.MoTa' },
  KetQuaViSinh: { list: 'KetQuas.noiDung.ViKhuans.KhangSinhs', digits: ['GiaTri'] },
  KetQuaXetNghiem: { list: 'Nhoms.ChiSos', digits: ['KetQua'] },
  PhieuBuoiLieuTrinh: { text: 'Buois.QuaTrinh' },
  PhieuChiDinh: {
    list: 'DichVus',
    digits: [
      'DonGia',
      'ThanhTien',
      'BHChiTra',
      'BenhNhanTT',
      'TongThanhTien',
      'TongBHChiTra',
      'TongBenhNhanTT',
    ],
  },
  PhieuChuyenCoSo: { text: 'DauHieuLamSang' },
  PhieuHenKhamLai: { text: 'DanDo' },
  PhieuKhamVaoVien: { text: 'QuaTrinhBenhLy' },
  PhieuKho: { list: 'Dongs', digits: ['DonGia'] },
  PhieuLieuTrinh: { list: 'Buois' },
  PhieuSoKet: { text: 'NoiDung.DienBienLamSang' },
  PhieuSoThuTu: {},
  PhieuThu: {
    list: 'ChiTiets',
    digits: ['DonGia', 'ThanhTien', 'BHChiTra', 'MienGiam', 'BenhNhanTT', 'DaTamUng', 'GiaTriBienLai'],
  },
  PhieuThucHienThuoc: { list: 'Dongs' },
  RaVienNgoaiTru: { text: 'LoiDan' },
  RaVienNoiTru: { text: 'LoiDan' },
  TemMau: { list: 'LoaiBenhPhams' },
  ThongBaoSaiSot: { text: 'LyDo' },
  ThongBaoCongNo: { list: 'Khoans', digits: ['SoTien', 'ConLai'] },
  ToDieuTri: { list: 'Dongs', text: 'Dongs.DienBien' },
  TomTatHoSoBenhAn: { text: 'NoiDung.QuaTrinhBenhLy' },
  TrichBienBanHoiChan: { list: 'DoiNguThamGia', text: 'DienBienBenh' },
  TuongTrinhPTTT: { list: 'TuongTrinh.Kip', text: 'KetQuas.MoTa' },
  YeuCauTomTatHoSo: {},
};
const forms = printForm.all();

/** A sample with a name of six words, 40 lines and 13 digits. */
function hardSample(code: string, count = lines): object {
  const { list, text, digits = [] } = hard[code] ?? {};
  const at = (path: string, wanted: string | undefined) => wanted !== undefined && path === wanted;
  const change = (value: unknown, path: string, name: string): unknown => {
    if (Array.isArray(value)) {
      const all = at(path, list) ? Array.from({ length: count }, (_, n) => value[n % value.length]) : value;
      return all.map((one) => change(one, path, name));
    }
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, one]) => [
          key,
          change(one, path === '' ? key : `${path}.${key}`, key),
        ]),
      );
    if (at(path, text)) return Array.from({ length: count }, (_, n) => `Dòng ${n + 1} của mô tả.`).join('\n');
    if (name === 'TenBenhNhan') return longName;
    if (digits.includes(name)) return typeof value === 'number' ? 1_234_567_890_123 : '1234567890123.00';
    return value;
  };
  return change(readForm(code).sample, '', '') as object; // an object as the sample is
}

function pagesOf(code: string, data: object, language: 'vi' | 'en' = 'vi'): PlacedPage[] {
  const form = printForm.get(code);
  if (!form) throw new Error(code);
  const made = compileFormTextSvg(formSource(form, readForm(code), data, { language, createdAt }));
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics));
  return placedText(made.svg);
}

const told = ({ text, x, y }: { text: string; x: number; y: number }) =>
  `${text} (${x.toFixed(0)}, ${y.toFixed(0)})`;

/** Runs that reach out of what is seen of them, or of the page. */
const cut = (pages: readonly PlacedPage[]) =>
  pages.flatMap(({ runs }) =>
    runs
      .filter(
        ({ x, y, width, seen }) =>
          x < seen.left - 0.5 || x + width > seen.right + 0.5 || y > seen.bottom + 0.5,
      )
      .map(told),
  );

/** Pairs of runs of one line that reach into each other, or two amounts without a gap between them. */
const touching = (pages: readonly PlacedPage[]) =>
  pages.flatMap(({ runs }) =>
    runs.flatMap((one) => {
      const [next] = runs
        .filter((other) => Math.abs(other.y - one.y) <= 0.5 && other.x > one.x)
        .sort((p, q) => p.x - q.x);
      if (!next) return [];
      const gap = next.x - (one.x + one.width);
      const amounts = [one, next].every(({ text }) => /^[\d.,]{5,}$/.test(text.trim()));
      return gap < (amounts ? 3 : -1) ? [`${told(one)} | ${told(next)}`] : [];
    }),
  );

const hintOf = (code: string) => readForm(code).labels.vi['KyTen'] ?? '';
/** The pages on which somebody signs, each with what stands above the signatures but for head and foot of the page. */
const signedPages = (code: string, pages: readonly PlacedPage[]) =>
  pages.flatMap(({ page, runs }) => {
    const hint = runs.find(({ text }) => text.trim() === hintOf(code));
    return hint
      ? [{ page, above: runs.filter(({ y, size }) => size > 7.5 && y < hint.y - 30).map(told) }]
      : [];
  });
const signed = forms.filter(({ code }) => hintOf(code) !== '' && (hard[code]?.list ?? hard[code]?.text));

/** The smallest sample whose signatures no longer stand on the first page. */
function overflowing(code: string): number {
  let [fits, over] = [0, 64];
  while (over - fits > 1) {
    const count = (fits + over) >> 1;
    if (signedPages(code, pagesOf(code, hardSample(code, count)))[0]?.page === 1) fits = count;
    else over = count;
  }
  return over;
}

describe('signatures', () => {
  it.each(signed)('of $code never stand on a page without what is signed', ({ code }) => {
    const over = overflowing(code);
    for (const count of [over, over + 1]) {
      const pages = signedPages(code, pagesOf(code, hardSample(code, count)));
      expect({ count, alone: pages.filter(({ above }) => above.length === 0) }).toEqual({ count, alone: [] });
    }
  });
});

describe('a form with a name of six words, 40 lines and amounts of 13 digits', () => {
  it('has its row here', () => {
    expect(Object.keys(hard).sort()).toEqual(formCodes());
  });

  it.each(forms)('$code loses nothing at an edge and lets nothing run into its neighbour', ({ code }) => {
    const pages = pagesOf(code, hardSample(code));
    expect({ cut: cut(pages), touching: touching(pages) }).toEqual({ cut: [], touching: [] });
    const text = pages
      .flatMap(({ runs }) => runs.map((run) => run.text))
      .join(' ')
      .toLocaleUpperCase('vi');
    if (JSON.stringify(readForm(code).sample).includes('"TenBenhNhan"'))
      for (const word of longName.toLocaleUpperCase('vi').split(' ')) expect(text).toContain(word);
  });
});
