import { sql } from 'drizzle-orm';
import { tenKhongDau } from '../packages/domain/src/names/key.ts';
import { demoPatients } from '../packages/server/seeds/demo/patients.ts';
import { seeded } from '../packages/server/seeds/demo/random.ts';
import type { Database } from '../packages/server/src/engine/database/database.ts';
import { inBulk, unchecked } from './bulk.ts';

const chunk = 20_000;
/** The codes are of years to come: those of this year are given while the bench runs. */
const firstYear = 40;

/** So many are made one by one; the others are namesakes of these, as a large town has them, with numbers of their own. */
const different = 500_000;

/** Fills main.benh_nhan with believable people, in bulk: the bench measures what comes after. */
export function fillPatients(database: Database, count: number, today: string): Promise<void> {
  return inBulk(database, ['benh_nhan'], async () => {
    await fillDifferent(database, Math.min(count, different), today);
    for (let done = different; done < count; done += different)
      await fillNamesakes(database, done, Math.min(different, count - done));
  });
}

async function fillDifferent(database: Database, count: number, today: string): Promise<void> {
  const random = seeded(7);
  for (let done = 0; done < count; done += chunk) {
    const size = Math.min(chunk, count - done);
    const rows = demoPatients(size, random, today).map((person, index) => {
      const key = tenKhongDau(person.TenBenhNhan);
      const number = done + index + 1;
      return {
        ma_y_te: `${firstYear + Math.floor(number / 100_000)}.${String(number % 100_000).padStart(6, '0')}`,
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
    await unchecked(database, async (db) => {
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

/** People of the first `different` again, from number `done` on: another year of birth, other numbers. */
function fillNamesakes(database: Database, done: number, size: number): Promise<void> {
  process.stderr.write(`\r${done + size} patients`);
  return unchecked(database, async (db) => {
    await db.execute(sql`
      insert into main.benh_nhan (id, ma_y_te, ten_benh_nhan, ten_khong_dau, nam_sinh, ngay_sinh, gioi_tinh, so_dien_thoai,
        cmnd_hoac_ho_chieu, so_the_bhyt, full_address, so_nha, tien_su_di_ung, ten_nguoi_lien_he)
      select uuidv7(), ${firstYear}::int + number / 100000 || '.' || lpad((number % 100000)::text, 6, '0'), ten_benh_nhan, ten_khong_dau,
        extract(year from birth)::int, case when ngay_sinh is null then null else birth end, gioi_tinh, '09' || lpad(number::text, 8, '0'),
        '001' || (100000000 + number), case when so_the_bhyt is null then null else 'GD401' || (3000000000 + number) end,
        full_address, so_nha, tien_su_di_ung, ten_nguoi_lien_he
      from (
        select b.*, ${done}::bigint + substr(so_dien_thoai, 3)::bigint as number,
          coalesce(ngay_sinh, make_date(nam_sinh, 7, 1)) - (${done}::bigint / ${different}::bigint)::int * 37 as birth
        from main.benh_nhan b
        where cmnd_hoac_ho_chieu between '001100000001' and '001' || ${100_000_000 + size}::bigint
      ) p`);
  });
}
