import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { functionalTestFactory } from '../functionalTests/testFunctionalTests.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { huyTraKetQua, traKetQua } from '../lab/commands.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { input, labFactory } from '../lab/testLab.ts';
import { microbiologyFactory } from '../microbiology/testMicrobiology.ts';
import { procedureFactory } from '../procedures/testProcedures.ts';
import { returnResult, takeBackResult } from '../readings/commands.ts';
import { readingKind } from '../readings/points.ts';
import type { Reading } from '../readings/reading.ts';
import { compileFormTextSvg } from './compile.ts';
import { moment } from './format.ts';
import { formSource } from './forms.ts';
import { readForm } from './library.ts';
import { printForm } from './points.ts';
import { textOfSvg } from './testText.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** What the paper of a slip says, in one line. */
async function paperOf(ctx: Ctx, code: string, slip: string): Promise<string> {
  const form = printForm.get(code);
  if (!form) throw new Error(code);
  const data = (await form.data({ ...ctx, loaders: new Map() }, slip)) as object;
  const made = compileFormTextSvg(
    formSource(form, readForm(code), data, { language: 'vi', createdAt: new Date() }),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics));
  return textOfSvg(made.svg).replaceAll(/\s+/g, ' ');
}

async function timesOf(table: string, slip: string) {
  const { rows } = await site.database.pool.query<{ given: Date; back: Date }>(
    `select ngay_tra as given, ngay_huy as back from main.${table} where dich_vu_yeu_cau_id = $1 and ngay_huy is not null
     order by phien_ban desc`,
    [slip],
  );
  return rows.map(({ given, back }) => ({
    given: moment(given.toISOString()),
    back: moment(back.toISOString()),
  }));
}

type Place = { doctor: Ctx; fresh: (ctx: Ctx) => Ctx };
type Read = { place: Place; slip: string };

/** Kinds of results that are read: how one is returned, its form and its table of versions. */
const kinds: ReadonlyArray<{ code: string; table: string; returned: () => Promise<Read> }> = [
  {
    code: 'KetQuaChanDoanHinhAnh',
    table: 'chan_doan_phien_ban',
    returned: async () => {
      const place = await imagingFactory(site);
      return { place, slip: (await place.returned()).slip };
    },
  },
  {
    code: 'KetQuaThamDoChucNang',
    table: 'tham_do_phien_ban',
    returned: async () => {
      const place = await functionalTestFactory(site);
      return { place, slip: (await place.returned()).slip };
    },
  },
  {
    code: 'KetQuaViSinh',
    table: 'vi_sinh_phien_ban',
    returned: async () => {
      const place = await microbiologyFactory(site);
      return { place, slip: (await place.returned({ noiDung: place.grown })).slip };
    },
  },
  {
    code: 'TuongTrinhPTTT',
    table: 'pttt_phien_ban',
    returned: async () => {
      const place = await procedureFactory(site);
      return { place, slip: (await place.answered()).slip };
    },
  },
];

describe('the paper of a corrected result', () => {
  it.each(kinds)(
    '$code says that it is corrected, what it replaces, when and why',
    async ({ code, table, returned }) => {
      const { place, slip } = await returned();
      const { doctor, fresh } = place;
      const reading = readingOf(code);
      expect(await paperOf(doctor, code, slip)).not.toMatch(/đính chính/i);
      for (const LyDo of ['Nhầm bên', 'Sai chính tả']) {
        await takeBackResult(fresh(doctor), reading, slip, { oldState: 'CoKetQua', LyDo });
        await returnResult(fresh(doctor), reading, slip, { oldState: 'ChuaKetQua' });
      }
      const [last] = await timesOf(table, slip);
      const paper = await paperOf(doctor, code, slip);
      expect(paper).toContain('ĐÃ ĐÍNH CHÍNH');
      expect(paper).toContain('(lần 2)');
      expect(paper).toContain(`Thay thế kết quả trả lúc ${last?.given}, thu hồi lúc ${last?.back}.`);
      expect(paper).toContain('Lý do: Sai chính tả');
    },
  );

  it('of the laboratory also says which values it changed, and what they were', async () => {
    const at = await labFactory(site);
    const fresh = () => ({ ...at.lab, loaders: new Map() });
    const { slip } = await at.returned('5.4');
    expect(await paperOf(at.lab, 'KetQuaXetNghiem', slip)).not.toMatch(/đính chính/i);
    await huyTraKetQua(fresh(), slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
    const open = await resultOfSlip(fresh(), slip);
    await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua', luu: input(open, '6.1') });
    const [last] = await timesOf('xet_nghiem_phien_ban', slip);
    const paper = await paperOf(at.lab, 'KetQuaXetNghiem', slip);
    expect(paper).toContain('ĐÃ ĐÍNH CHÍNH');
    expect(paper).toContain(
      `Thay thế kết quả trả lúc ${last?.given}, thu hồi lúc ${last?.back}. Lý do: Nhầm mẫu.`,
    );
    expect(paper).toMatch(/Giá trị đã sửa, trước là: [^:]+: 5,4/);
  });
});

function readingOf(code: string): Reading {
  const found = readingKind.all().find(({ entity }) => entity === code);
  if (!found) throw new Error(code);
  return found;
}
