import { permissions } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { type GraphQLInputType, getNamedType, isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringUpToDate } from '../../src/seed/upgrade/run.ts';
import { plausible } from '../plausible.ts';
import { operationOf, rootFields } from '../rootFields.ts';
import type { GraphQLAnswer, TestSite } from '../testSite.ts';
import { earlierVersions, openEarlierSite } from './earlierSite.ts';
import { type Known, knownValues } from './knownValues.ts';
import { type ScreenQuery, screenQueries } from './screenQueries.ts';

/** What answers with records that no site of an earlier version has. */
const laterRecords: ReadonlySet<string> = new Set([
  'DanhSachCapCuu',
  'TiepNhanCapCuu',
  'ChuongTrinhKhuyenMai',
  'Voucher',
  'ThuKhuyenMai',
  'GiaoDichNganHang',
  'DuToanChiPhi',
  'SoSanhDuToan',
  'YeuCauMienGiam',
  'CongNo',
  'HanMucNo',
  'HoaDonDienTu',
  'QuyetToanBHYT',
  'PhieuKetQuaMoTa',
  'PhieuTuongTrinhPTTT',
  'LieuTrinhNguoiBenh',
  'PhieuKho',
  'DongHoaHong',
  'DoiChieuBanDuLieu',
  'BenhAn',
  'DanhSachHoiChan',
  'SucKhoeTiepNhan',
  'DanhSachCaBenh',
  'YeuCauTomTatHoSo',
  'TomTatHoSoBenhAn',
  'BanDauTomTat',
  'DongTrungNhap',
  'BangMaMay',
  'ChiSoKiemChuan',
  'KetQuaKiemChuan',
  'DeXuatKiemChuan',
  'DanhSachTinThietBi',
  'PhieuChoCaDICOM',
  'CaDICOM',
  'BoHinhVeDICOM',
  'DongViec',
  'NoiTru',
  'DotRaVien',
  'NguoiBenhDieuTri',
  'TinMoiNoiTru',
  'ToDieuTri',
  'YLenhThuoc',
  'SoKetDenHan',
  'BanDauSoKet',
  'DanhSachBenhAnNoiTru',
  'LuaChonGiuong',
  'ChuyenKhoaCho',
  'ChamSocNguoiBenh',
  'PhieuChamSoc',
  'NguoiBenhDungThuoc',
]);
/** Queries that tell of a session, or of the site, that it has none of a record that earlier versions did not know. */
const laterOfSessions: ReadonlySet<string> = new Set([
  'NhapVienCuaKham',
  'CaBenhCuaKham',
  'CaBenhHienTai',
  'ViecBaoCao',
  'HealthTold',
  'Certificate',
  'ResemblingLines',
]);
/** What is asked by a code of a record that earlier versions did not know. */
const laterByCode: ReadonlySet<string> = new Set(['KiemTraVoucher']);
/** What answers with nothing to who asks from no page of the site. */
const ofPages: ReadonlySet<string> = new Set(['PasskeyOptions']);

describe.each(earlierVersions)('an upgraded site of %s', (version) => {
  let site: TestSite;
  let known: Known;
  let token: string;
  beforeAll(async () => {
    ({ site } = await openEarlierSite(version));
    const { config, database } = site;
    await bringUpToDate(config, database);
    // one person who may see every screen
    const all = Object.keys(permissions);
    await database.db.execute(
      sql`update auth.profile set permissions = ${sql.param(all)}::text[] where code = 'ADMINISTRATOR'`,
    );
    token = await site.token('quantri');
    known = await knownValues(database);
  });
  afterAll(() => site.close());

  it('answers every query with a typed error or a result, never INTERNAL', async () => {
    const bad: unknown[] = [];
    for (const root of rootFields.filter(({ kind }) => kind === 'query')) {
      const { query, variables } = operationOf(root, plausible);
      const answer = await site.graphql(root.service, query, variables, token);
      if (isInternal(answer)) bad.push([root.service, root.field.name]);
    }
    expect(bad).toEqual([]);
  });

  it('answers what its screens ask for its own records with data', async () => {
    const wrong: unknown[] = [];
    let withData = 0;
    for (const query of screenQueries()) {
      const { variables, answerable } = questions(query);
      const answers: GraphQLAnswer[] = [];
      for (const one of variables) answers.push(await site.graphql(query.service, query.text, one, token));
      if (answers.some(isInternal)) wrong.push([query.name, 'INTERNAL']);
      else if (answers.some(hasData)) withData += 1;
      else if (answerable && ![ofPages, laterOfSessions, laterByCode].some((one) => one.has(query.name)))
        wrong.push([query.name, answers[0]]);
    }
    expect(wrong).toEqual([]);
    expect(withData).toBeGreaterThan(200);
  });

  /** The variables of a query with what the site holds, one question a candidate; `answerable` when nothing of them is made up. */
  function questions({ variables, answers }: ScreenQuery) {
    const asked = variables.map(({ name, type, required }) => {
      const found = candidates(name, type, answers);
      if (found) return { name, values: found, found: true };
      return { name, values: required ? [plausible(type)] : [], found: !required };
    });
    const length = Math.max(1, ...asked.map(({ values }) => values.length));
    const given = asked.filter(({ values }) => values.length > 0);
    return {
      variables: Array.from({ length }, (_, at) =>
        Object.fromEntries(given.map(({ name, values }) => [name, values[at % values.length]])),
      ),
      answerable: asked.every((one) => one.found),
    };
  }

  function candidates(name: string, type: GraphQLInputType, answers: string): readonly unknown[] | null {
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues().map((one) => one.name);
    if (name !== 'id') return known.byName[name] ?? null;
    if (laterRecords.has(answers)) return null;
    if (!known.entries.has(answers)) return known.ids;
    const entry = known.entries.get(answers);
    return entry ? [entry] : null; // nobody has written into this catalogue
  }
});

function isInternal({ errors = [] }: GraphQLAnswer): boolean {
  return errors.some(({ extensions }) => extensions.code === 'INTERNAL');
}

function hasData({ data, errors }: GraphQLAnswer): boolean {
  return !errors && Object.values(data ?? {}).some((value) => value !== null);
}
