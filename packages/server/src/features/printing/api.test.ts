import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { labelList } from './labels.ts';
import { readForm } from './library.ts';

let site: TestSite;
let admin: string;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.token('quantri');
});
afterAll(() => site.close());

const ask = (query: string, variables: unknown, token = admin) =>
  site.graphql('print', query, variables, token);
const preview = `query ($code: String!, $template: String!, $labels: [NhanMauInInput!]!, $language: NgonNguIn!) {
  xemTruocMauIn(code: $code, template: $template, labels: $labels, language: $language) {
    pages svg pdf diagnostics { message file line column }
  }
}`;

/** The refusal of each act, by its name. */
const refusals = ({ hanhDongs }: { hanhDongs: { action: string; refusal: string | null }[] }) =>
  Object.fromEntries(hanhDongs.map(({ action, refusal }) => [action, refusal]));

describe('the print service', () => {
  it('lists the forms and their versions with what each act says', async () => {
    const made = await ask(
      'mutation ($input: TaoMauInInput!) { createMauIn(input: $input) { _id soPhienBan hanhDongs { action refusal } } }',
      { input: { MaMauIn: 'PhieuThu' } },
    );
    expect(made.data.createMauIn.soPhienBan).toBe(1);
    expect(refusals(made.data.createMauIn)).toEqual({ sua: null, phatHanh: null, xoa: null, huy: null });
    const withdrawn = await ask(
      'mutation ($id: ID!) { huyMauIn(id: $id, TrangThai: Nhap) { TrangThai hanhDongs { action refusal } } }',
      { id: made.data.createMauIn._id },
    );
    expect(withdrawn.data.huyMauIn.TrangThai).toBe('DaHuy');
    expect(Object.values(refusals(withdrawn.data.huyMauIn))).not.toContain(null);
    const list = await ask('{ mauIns { MaMauIn vi en giay phienBanApDung phienBans { soPhienBan } } }', {});
    expect(list.data.mauIns.find((one: { MaMauIn: string }) => one.MaMauIn === 'PhieuThu')).toEqual({
      MaMauIn: 'PhieuThu',
      vi: 'Phiếu thu viện phí',
      en: 'Receipt',
      giay: 'a5_landscape',
      phienBanApDung: 0,
      phienBans: [{ soPhienBan: 1 }],
    });
  });

  it('previews every shipped form in both languages', async () => {
    for (const { MaMauIn } of (await ask('{ mauIns { MaMauIn giay } }', {})).data.mauIns) {
      const { template, labels } = readForm(MaMauIn);
      for (const language of ['vi', 'en']) {
        const variables = { code: MaMauIn, template, labels: labelList(labels), language };
        const { data } = await ask(preview, variables);
        expect(data.xemTruocMauIn).toMatchObject({ diagnostics: [] });
        expect(data.xemTruocMauIn.pages).toBeGreaterThan(0);
        expect(data.xemTruocMauIn.svg).toMatch(/^<svg/);
        expect(Buffer.from(data.xemTruocMauIn.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });

  it('previews faults with their place, and no page', async () => {
    const variables = { code: 'PhieuThu', template: 'a\n #b', labels: [], language: 'vi' };
    expect((await ask(preview, variables)).data.xemTruocMauIn).toEqual({
      pages: 0,
      svg: null,
      pdf: null,
      diagnostics: [{ message: 'unknown variable: b', file: 'main.typ', line: 2, column: 3 }],
    });
  });

  it('is closed to those who may not change forms', async () => {
    const doctor = await site.token('bsnoi1');
    const variables = { code: 'PhieuThu', template: 'a', labels: [], language: 'vi' };
    for (const [query, given] of [
      ['{ mauIns { MaMauIn } }', {}],
      ['{ mauIn(code: "PhieuThu") { MaMauIn } }', {}],
      [preview, variables],
      ['mutation { createMauIn(input: { MaMauIn: "PhieuThu" }) { _id } }', {}],
    ] as const) {
      expect((await ask(query, given, doctor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
