import { sql } from 'drizzle-orm';
import { tenKhongDau } from '../packages/domain/src/names/key.ts';
import { demoPatients } from '../packages/server/seeds/demo/patients.ts';
import { seeded } from '../packages/server/seeds/demo/random.ts';
import type { Database } from '../packages/server/src/engine/database.ts';

const chunk = 20_000;

/** Fills main.benh_nhan with believable people, in bulk: the bench measures what comes after. */
export async function fillPatients(database: Database, count: number, today: string): Promise<void> {
  const random = seeded(7);
  for (let done = 0; done < count; done += chunk) {
    const size = Math.min(chunk, count - done);
    const rows = demoPatients(size, random, today).map((person, index) => {
      const key = tenKhongDau(person.TenBenhNhan);
      const number = done + index + 1;
      return {
        ma_y_te: `${10 + Math.floor(number / 100_000)}.${String(number % 100_000).padStart(6, '0')}`,
        ten_benh_nhan: person.TenBenhNhan,
        ten_khong_dau: key,
        nam_sinh: person.NamSinh,
        ngay_sinh: person.NgaySinh,
        gioi_tinh: person.GioiTinh,
        so_dien_thoai: `09${String(number).padStart(8, '0')}`,
        cmnd_hoac_ho_chieu: `001${String(100_000_000 + number)}`,
        so_the_bhyt: person.TheBHYT === null ? null : `GD401${String(3_000_000_000 + number)}`,
        full_address: person.fullAddress,
        so_nha: person.SoNha,
        tien_su_di_ung: person.TienSuDiUng,
        ten_nguoi_lien_he: person.TenNguoiLienHe,
      };
    });
    await database.db.transaction(async (db) => {
      await db.execute(sql`set local synchronous_commit = off`);
      await db.execute(sql`
        insert into main.benh_nhan (id, ma_y_te, ten_benh_nhan, ten_khong_dau, nam_sinh, ngay_sinh, gioi_tinh, so_dien_thoai,
          cmnd_hoac_ho_chieu, so_the_bhyt, full_address, so_nha, tien_su_di_ung, ten_nguoi_lien_he)
        select uuidv7(), r.* from json_to_recordset(${JSON.stringify(rows)}::json) as r(ma_y_te text, ten_benh_nhan text, ten_khong_dau text,
          nam_sinh int, ngay_sinh date, gioi_tinh text, so_dien_thoai text, cmnd_hoac_ho_chieu text, so_the_bhyt text,
          full_address text, so_nha text, tien_su_di_ung text, ten_nguoi_lien_he text)`);
    });
    process.stderr.write(`\r${done + size} patients`);
  }
  process.stderr.write('\n');
}
