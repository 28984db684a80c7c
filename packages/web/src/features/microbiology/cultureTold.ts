import { withProposals } from '@sen/domain/microbiology/proposals';
import {
  dauHieuDeKhang,
  mucNhayCam,
  phuongPhapKhangSinhDo,
  trangThaiCay,
} from '@sen/domain/microbiology/values';
import { formatDateTime } from '../../ui/dateText.ts';
import { cultureIn, type Lists, namesIn, proposedBy, storedIn } from './cultureEntry.ts';

type Told = {
  lists: Lists | null;
  /** What stands for the service, with the names of its entries. */
  stored: unknown;
  day: string;
  language: 'vi' | 'en';
  t: (key: string, values?: { count: number }) => string;
};

/** A culture in one line, to compare two of them. */
export function cultureTold(value: unknown, { lists, stored, day, language, t }: Told): string {
  const culture = cultureIn(value);
  const known = namesIn(storedIn(stored));
  const nameOf = (of: keyof typeof known, id: string | null) =>
    [...(lists?.[of] ?? []), ...known[of]].find((one) => one?._id === id)?.ten ?? '';
  const labelled = (field: string, text: string | null) =>
    text ? `${t(`contentField.${field}`)}: ${text}` : '';
  const time = (at: string | null) => at && formatDateTime(at);
  const { viKhuans } = lists ? withProposals(culture, proposedBy(lists, stored, day)) : culture;
  const isolates = viKhuans.map((one) => {
    const rows = one.khangSinhs.map(({ KhangSinh_Id, PhuongPhap, GiaTri, KetQua }) =>
      spaced([
        nameOf('khangSinhs', KhangSinh_Id),
        phuongPhapKhangSinhDo[PhuongPhap][language],
        GiaTri,
        KetQua && `${KetQua} (${mucNhayCam[KetQua][language]})`,
      ]),
    );
    return spaced([
      nameOf('viKhuans', one.ViKhuan_Id) || t('organism'),
      one.SoLuong,
      ...one.DauHieus.map((mark) => dauHieuDeKhang[mark][language]),
      rows.length > 0 ? `[${rows.join(', ')}]` : '',
    ]);
  });
  const state = culture.TrangThaiCay && trangThaiCay[culture.TrangThaiCay][language];
  return [
    labelled('LoaiBenhPham_Id', nameOf('loaiBenhPhams', culture.LoaiBenhPham_Id)),
    labelled('LayMauLuc', time(culture.LayMauLuc)),
    labelled('NhanMauLuc', time(culture.NhanMauLuc)),
    labelled('SoiTrucTiep', culture.SoiTrucTiep),
    spaced([state, culture.SoNgay === null ? '' : t('afterDays', { count: culture.SoNgay })]),
    ...isolates,
  ]
    .filter(Boolean)
    .join('; ');
}

function spaced(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' ');
}
