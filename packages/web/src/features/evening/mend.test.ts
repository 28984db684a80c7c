import { type LoaiLech, loaiLech } from '@sen/domain/evening/findings';
import { describe, expect, it } from 'vitest';
import { mendAll, mendOf } from './mend.ts';

const ids = { BienLai_Id: 'b', HoaDon_Id: 'h', TiepNhan_Id: 't', BenhNhan_Id: 'p', NhanVien_Id: 'n' };
const day = '2026-11-29';
const kinds = Object.keys(loaiLech) as LoaiLech[]; // its keys
const of = (loai: LoaiLech) => mendOf({ loai, _id: 'x', So: 'S 1', ...ids }, day);

describe('what does not agree', () => {
  it.each(kinds)('%s leads somewhere, to the day where the screen has days', (loai) => {
    const mend = of(loai);
    if ('shift' in mend) expect(mend.shift).toBe('n');
    else if (mend.path === '/vien-phi-ngoai-tru')
      expect(mend.query).toEqual({ TiepNhan_Id: 't', BenhNhan_Id: 'p' });
    else expect(mend.query).toMatchObject({ den: day });
  });

  it('opens the very receipt, invoice and visit', () => {
    expect(of('ChuaDinhKhoan')).toMatchObject({ path: '/so-quy', query: { id: 'b.x', ma: 'S 1' } });
    expect(of('ThanhToanLech')).toMatchObject({ path: '/bien-lai', query: { bienLai: 'b' } });
    expect(of('HoaDonTreo')).toMatchObject({ path: '/hoa-don-dien-tu', query: { id: 'h' } });
    expect(of('HoSoVuong')).toMatchObject({
      path: '/xac-nhan-bhyt-ngoai-tru',
      query: { tu: '2026-10-30', id: 't', ma: 'S 1' },
    });
  });

  it('is mended together where the desk of it does many at once', () => {
    expect(mendAll('ChuaHoaDon', day)).toMatchObject({ query: { xem: 'chua-lap', tu: day, den: day } });
    expect(mendAll('QuyLech', day)).toBeNull();
  });
});
