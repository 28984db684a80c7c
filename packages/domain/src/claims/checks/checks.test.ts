import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimFileOf } from '../file.ts';
import { claimTables } from '../tables.ts';
import { birth } from '../testBirths.ts';
import { claimFacts } from '../testClaims.ts';
import { e3, e5, op1 } from '../testExamples.ts';
import { validRow } from '../testRows.ts';
import { e4, e10, ip1, ip1c, ip1d } from '../testStays.ts';
import { claimChecks, claimFindings } from './all.ts';
import { mendPlaces } from './check.ts';
import { casesOfForm } from './testCasesOfForm.ts';
import { casesOfMoney } from './testCasesOfMoney.ts';
import { type Case, changed, summed, with2, with3 } from './testChanges.ts';

const cases = { ...casesOfForm, ...casesOfMoney };

const findings = ([file, facts]: Case) => claimFindings(file, claimFacts(facts));
const ids = (one: Case) => [...new Set(findings(one).map(({ id }) => id))];
const places = (one: Case) =>
  findings(one).map(({ id, table, row, field }) => `${id} ${table}.${row}.${field}`);

describe.each(Object.entries(cases))('%s', (id, { fails, passes }) => {
  it.each(fails)('finds %s, and nothing else is found', (place, one) => {
    expect(ids(one)).toEqual([id]);
    expect(places(one)).toContain(`${id} ${place}`);
  });

  it('lets pass what comes near', () => {
    expect(Math.min(fails.length, passes.length)).toBeGreaterThan(0);
    for (const one of passes) expect(places(one)).toEqual([]);
  });
});

describe('the checks', () => {
  it('are V01 to V23, each with its cases here, its sentence and its place', () => {
    expect(claimChecks.map(({ id }) => id)).toEqual(Object.keys(cases));
    expect(claimChecks).toHaveLength(23);
    for (const { label, mendAt } of claimChecks) {
      expect(label.vi).not.toBe('');
      expect(label.en).not.toBe('');
      expect(mendPlaces[mendAt]).toBeDefined();
    }
  });

  it('can be run by themselves, as at a desk that knows part of the file', () => {
    const file = op1({ CAN_NANG: '52.5', MA_DKBD: '99999' });
    const own = claimChecks.filter(({ id }) => id === 'V21');
    expect(claimFindings(file, claimFacts(), own).map(({ id }) => id)).toEqual(['V21']);
  });

  it('say where a person mends a finding, and why', () => {
    const [missing] = findings([with3(ip1(), 1, { MA_GIUONG: null })]);
    expect(missing).toEqual({
      id: 'V01',
      severity: 'error',
      mendAt: 'ward',
      table: 'XML3',
      row: 1,
      field: 'MA_GIUONG',
      details: { problem: 'REQUIRED' },
      because: { vi: 'Ngày giường nội trú cần mã giường.', en: 'An inpatient bed day needs its bed.' },
    });
    const [discouraged] = findings([op1({ MA_BENH_CHINH: 'R54' })]);
    expect(discouraged).toMatchObject({ id: 'V04', severity: 'warning', mendAt: 'diagnosis' });
  });

  it('take a line that the yearly limit cuts only where the site says so', () => {
    const cut = changed(summed(op1(), { NAM_NAM_LIEN_TUC: '20240501' }), 1, {
      T_BHTT: '14159.99',
      T_BNCCT: '3539.98',
    });
    expect(ids([cut])).toEqual(['V09']);
    expect(ids([cut, { nhanDongChamTran: true }])).toEqual([]);
  });

  it('judge a file by its form alone while a number or a time in it cannot be read', () => {
    const unreadable = [
      with2(op1(), 0, { NGAY_YL: '2026' }),
      with2(op1(), 0, { SO_LUONG: 'x' }),
      with3(op1(), 0, { TYLE_TT_DV: '', NGAY_KQ: '202602300900' }),
      summed(op1(), { NGAY_RA: null, CAN_NANG: '52.5' }),
      summed(op1(), { NGAY_MIEN_CCT: '005018000000' }),
    ];
    for (const file of unreadable) expect(ids([file])).toEqual(['V01']);
    const waiting = with3(op1({ CAN_NANG: '52.5' }), 2, { NGAY_KQ: null });
    expect(places([waiting])).toEqual(['V01 XML3.2.NGAY_KQ', 'V21 XML1.0.CAN_NANG']);
  });

  it('end for any rows of the right form', () => {
    const { XML1, XML2, XML3 } = claimTables;
    const tables = fc.tuple(
      fc.tuple(validRow(XML1, '2026-08-10')),
      fc.array(validRow(XML2, '2026-08-10'), { maxLength: 3 }),
      fc.array(validRow(XML3, '2026-08-10'), { maxLength: 3 }),
    );
    fc.assert(
      fc.property(tables, fc.boolean(), ([xml1, xml2, xml3], within) => {
        const at = within ? { NGAY_YL: '202608101000' } : {};
        const stay = within
          ? { NGAY_VAO: '202608100800', NGAY_RA: '202608101700', NGAY_VAO_NOI_TRU: null }
          : {};
        const file = claimFileOf([
          { table: XML1, rows: xml1.map((row) => ({ ...row, ...stay })) },
          { table: XML2, rows: xml2.map((row) => ({ ...row, ...at })) },
          { table: XML3, rows: xml3.map((row) => ({ ...row, ...at })) },
        ]);
        const [first] = file ? claimFindings(file, claimFacts()) : [];
        expect(first?.id).toMatch(/^V\d\d$/);
      }),
      { numRuns: 150 },
    );
  });

  it('find nothing in the worked examples', () => {
    for (const file of [op1(), ip1(), ip1c(), ip1d(), e3(), e4(), e5(), e10(), birth()])
      expect(places([file])).toEqual([]);
  });
});
