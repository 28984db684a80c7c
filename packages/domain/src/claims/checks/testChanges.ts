import type { AnyRow } from '../fields.ts';
import type { ClaimFile } from '../file.ts';
import { claimTotals } from '../lines.ts';
import { billed, drug, service } from '../testClaims.ts';
import { op1 } from '../testExamples.ts';
import type { ClaimFacts } from './facts.ts';

/** A file with what is looked up for it. */
export type Case = [file: ClaimFile, facts?: Partial<ClaimFacts>];

/** Of checks by their id: files that only this one finds something in, where, and some that pass though they come near. */
export type Cases = Readonly<Record<string, { fails: Array<[place: string, Case]>; passes: Case[] }>>;

/** The same file with other values in one row of XML3, or of XML2. */
export function with3(file: ClaimFile, at: number, over: AnyRow): ClaimFile {
  return { ...file, xml3: file.xml3.map((row, i) => (i === at ? { ...row, ...over } : row)) };
}
export function with2(file: ClaimFile, at: number, over: AnyRow): ClaimFile {
  return { ...file, xml2: file.xml2.map((row, i) => (i === at ? { ...row, ...over } : row)) };
}

/** The same file with other values in an entry of its course, in its discharge paper, or in a certificate of birth. */
export function with5(file: ClaimFile, at: number, over: AnyRow): ClaimFile {
  return { ...file, xml5: file.xml5.map((row, i) => (i === at ? { ...row, ...over } : row)) };
}
export function with7(file: ClaimFile, over: AnyRow): ClaimFile {
  return { ...file, xml7: file.xml7 && { ...file.xml7, ...over } };
}
export function with9(file: ClaimFile, at: number, over: AnyRow): ClaimFile {
  return { ...file, xml9: file.xml9.map((row, i) => (i === at ? { ...row, ...over } : row)) };
}

/** The same file with another summary, its rows as they were. */
export function summed(file: ClaimFile, over: AnyRow): ClaimFile {
  return { ...file, xml1: { ...file.xml1, ...over } };
}
/** The same file with other values in a drug, and the sums that follow. */
export function changed(file: ClaimFile, at: number, over: AnyRow): ClaimFile {
  const next = with2(file, at, over);
  return { ...next, xml1: { ...next.xml1, ...claimTotals(next) } };
}
export const cardFrom = (GT_THE_TU: string) => summed(op1(), { GT_THE_TU });
export const cardUntil = (GT_THE_DEN: string) => summed(op1(), { GT_THE_DEN });
export function followUpOn(NGAY_HEN_KL: string): ClaimFile {
  const file = op1();
  return { ...file, xml14: file.xml14 && { ...file.xml14, NGAY_HEN_KL } };
}
export const withoutPrice = (MA_DICH_VU: string) =>
  billed(
    {},
    [drug('20', '12000', '202603101115')],
    [
      service('50600', '202603100800'),
      service('100000', '202603100900', { MA_DICH_VU, MA_NHOM: '19', DON_GIA_BH: '0' }),
    ],
  );
export const longTermWithTest = () =>
  billed(
    chronic,
    [drug('20', '12000', '202603101115')],
    [
      service('50600', '202603100800'),
      service('49700', '202603100850', { MA_NHOM: '19', MA_DICH_VU: '22.0120' }),
    ],
  );
/** QĐ 130's own example: 3,000,000 given to the facility for a drug of 10,000,000 that is paid at 50 %. */
export function supported(): ClaimFile {
  const file = billed({}, [drug('10', '1000000', '202603101115', { TYLE_TT_BH: '50' })], []);
  return changed(file, 0, {
    T_NGUONKHAC: '3000000.00',
    T_NGUONKHAC_VTTN: '3000000.00',
    THANH_TIEN_BH: '3500000.00',
    T_BHTT: '2800000.00',
    T_BNCCT: '700000.00',
    T_BNTT: '3500000.00',
  });
}

export const chronic = { MA_LOAI_KCB: '05', MA_BENH_CHINH: 'I10', SO_NGAY_DTRI: '10' };
export const longTerm = (over: object) =>
  billed({ ...chronic, ...over }, [drug('20', '12000', '202603101115')], [service('50600', '202603100800')]);
