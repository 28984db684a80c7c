import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { updateSetting } from '../system/commands.ts';
import { createMauIn, huyMauIn, phatHanhMauIn, updateMauIn } from './commands.ts';
import { compileFormTextSvg } from './compile.ts';
import { previewRecord, printRecord, printSources } from './print.ts';
import { countPrints } from './prints.ts';
import { textOfSvg } from './testText.ts';
import { versionById } from './versions.ts';

let site: TestSite;
let admin: Ctx;
let cashier: Ctx;
let receipt: string;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

async function aReceipt(): Promise<string> {
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
  return payAll(site, cashier, visit, { TienKhachDua: '100000' });
}

/** The text that the next print of the receipt would have. */
async function text(language: 'vi' | 'en' = 'vi'): Promise<string> {
  const { inForce } = await printSources({ ...cashier, language, loaders: new Map() }, 'PhieuThu', receipt);
  const made = compileFormTextSvg(inForce);
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics));
  return textOfSvg(made.svg);
}

async function release(template: string): Promise<string> {
  const id = await createMauIn(admin, 'PhieuThu', 0);
  const { labels } = await versionById(admin, id);
  await updateMauIn(admin, id, { version: 1, template, labels });
  await phatHanhMauIn(admin, id, 2, today(admin));
  return id;
}

describe('a receipt', () => {
  it('is an original the first time and says which copy it is every time after', async () => {
    receipt = await aReceipt();
    expect(await text()).not.toMatch(/bản sao/i);
    await printRecord(cashier, 'PhieuThu', receipt);
    expect(await text()).toContain('BẢN SAO LẦN 1');
    await printRecord(cashier, 'PhieuThu', receipt);
    expect(await text()).toContain('BẢN SAO LẦN 2');
    expect(await text('en')).toContain('COPY NO. 2');
  });

  it('counts no copy for a preview, which shows what the next print will be', async () => {
    const before = await countPrints(cashier, 'PhieuThu', receipt);
    await previewRecord(cashier, 'PhieuThu', receipt);
    expect(await countPrints(cashier, 'PhieuThu', receipt)).toBe(before);
  });

  it('is printed by two at once as an original and a copy', async () => {
    receipt = await aReceipt();
    const now = () => new Date('2026-11-20T03:00:00Z'); // the same clock, so that only the copy's mark can differ
    const [one, two] = await Promise.all(
      [1, 2].map(() => printRecord({ ...cashier, now, loaders: new Map() }, 'PhieuThu', receipt)),
    );
    expect(Buffer.compare(Buffer.from(one ?? []), Buffer.from(two ?? []))).not.toBe(0);
    expect(await countPrints(cashier, 'PhieuThu', receipt)).toBe(2);
  });

  it('prints on the version in force today, and on the shipped one again when that is withdrawn', async () => {
    receipt = await aReceipt();
    const id = await release('#set text(font: "Tinos")\nPhiếu riêng #json("/data.json").SoBienLai');
    expect(await text()).toMatch(/Phiếu riêng \d{7}/);
    const own = Buffer.from(await printRecord(cashier, 'PhieuThu', receipt)).length;
    await huyMauIn(admin, id, 'DaPhatHanh');
    expect(await text()).toContain('PHIẾU THU VIỆN PHÍ');
    expect(Buffer.from(await printRecord(cashier, 'PhieuThu', receipt)).length).not.toBe(own);
  });

  it('prints on the shipped form when the own version fails on this record', async () => {
    receipt = await aReceipt();
    const id = await release('#if json("/data.json").SoBienLai != "0001042" { panic("not the sample") }');
    expect(
      Buffer.from(await printRecord(cashier, 'PhieuThu', receipt))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await huyMauIn(admin, id, 'DaPhatHanh');
  });

  it('is refused with the name of the form when the own version loops on this record or takes all memory, and is no copy afterwards', async () => {
    receipt = await aReceipt();
    const loop = '#for i in range(20000) { for j in range(20000) { let k = calc.pow(j, 2) } }';
    const id = await release(`#if json("/data.json").SoBienLai != "0001042" [${loop}]`);
    const { soPhienBan } = await versionById(admin, id);
    const hurried = {
      ...cashier,
      config: { ...cashier.config, printing: { ...cashier.config.printing, seconds: 1 } },
    };
    await expect(printRecord(hurried, 'PhieuThu', receipt)).rejects.toMatchObject({
      code: 'PRINT_FORM_TOO_SLOW',
      details: { form: 'Phiếu thu viện phí', soPhienBan, seconds: 1 },
    });
    const all = '#let all = ()\n#for i in range(20000) { all.push("x" * 1000000 + str(i)) }';
    await huyMauIn(admin, id, 'DaPhatHanh');
    const greedy = await release(`#if json("/data.json").SoBienLai != "0001042" [${all}]`);
    const small = {
      ...cashier,
      config: { ...cashier.config, printing: { ...cashier.config.printing, megabytes: 64 } },
    };
    await expect(printRecord(small, 'PhieuThu', receipt)).rejects.toMatchObject({
      code: 'PRINT_FORM_TOO_BIG',
      details: { megabytes: 64 },
    });
    expect(await countPrints(cashier, 'PhieuThu', receipt)).toBe(0);
    await huyMauIn(admin, greedy, 'DaPhatHanh');
    await printRecord(cashier, 'PhieuThu', receipt);
    expect(await countPrints(cashier, 'PhieuThu', receipt)).toBe(1);
  });

  it('is in the language that the site chose for its papers', async () => {
    receipt = await aReceipt();
    await updateSetting(admin, 'print', { ngonNguGiay: 'vi' });
    expect(await text('en')).toContain('PHIẾU THU VIỆN PHÍ');
    await updateSetting(admin, 'print', { ngonNguGiay: 'en' });
    expect(await text('vi')).not.toContain('PHIẾU THU VIỆN PHÍ');
    await updateSetting(admin, 'print', { ngonNguGiay: 'nguoiIn' });
    expect(await text('vi')).toContain('PHIẾU THU VIỆN PHÍ');
  });

  it('is not printed for somebody without the right to print', async () => {
    const permissions = new Set([...cashier.permissions].filter((one) => one !== 'IN_AN'));
    await expect(printRecord({ ...cashier, permissions }, 'PhieuThu', receipt)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
