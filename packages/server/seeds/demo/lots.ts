import { duoc } from './drugs.ts';

/** One lot in a store. HanDung a calendar day, SoLuong in units of the drug, GiaVon the cost of a unit in dong. */
export type DemoLot = {
  MaKho: string;
  MaDuoc: string;
  SoLo: string;
  HanDung: string;
  SoLuong: string;
  GiaVon: string;
  MaNhaCungCap: string;
};

type Drug = { code: string; kind: string; insured: boolean; sale: number; insurance: number };

/**
 * Stock of every demo drug as of `today` (YYYY-MM-DD): two lots in the main store, one where it is handed out, so that the
 * choice of the earlier expiry can be seen, and a part in the clinic. The first insured drug has a lot that expires within sixty days.
 */
export function demoLots(today: string): DemoLot[] {
  return drugs().flatMap((drug, index) => {
    const cost = drug.insured ? drug.insurance : Math.round(drug.sale / 1.15);
    const scale = drug.sale > 50_000 ? 1 : drug.sale > 5_000 ? 5 : 20;
    const supplier = drug.kind === 'VatTu' ? 'NCC03' : index % 2 === 0 ? 'NCC01' : 'NCC02';
    const lot = (MaKho: string, letter: string, HanDung: string, amount: number): DemoLot => ({
      MaKho,
      MaDuoc: drug.code,
      SoLo: `${letter}${HanDung.slice(2, 4)}${String(index + 1).padStart(3, '0')}`,
      HanDung,
      SoLuong: `${amount}.000`,
      GiaVon: `${cost}.000`,
      MaNhaCungCap: supplier,
    });
    const early = monthsAfter(today, 9 + (index % 9));
    const late = monthsAfter(today, 22 + (index % 14));
    const soon = index === 0 ? [lot('KHOLE', 'C', daysAfter(today, 45), 120)] : [];
    const shop = drug.insured ? 'KHOLE' : 'NHATHUOC';
    return [
      ...soon,
      lot('KHOCHAN', 'A', early, 40 * scale),
      lot('KHOCHAN', 'B', late, 100 * scale),
      lot(shop, 'A', early, 30 * scale),
      ...(drug.insured ? [lot('NHATHUOC', 'B', late, 20 * scale)] : []),
      ...(index % 3 === 0 ? [lot('PKSNT', 'B', late, 10 * scale)] : []),
    ];
  });
}

function drugs(): Drug[] {
  const [head = '', ...lines] = duoc.trim().split('\n');
  const names = head.split('|');
  return lines.map((line) => {
    const cells = line.split('|');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    return {
      code: cell('MaDuoc'),
      kind: cell('LoaiHang'),
      insured: cell('LaBHYT') === '1',
      sale: Number(cell('GiaBan')),
      insurance: Number(cell('GiaBHYT')),
    };
  });
}

/** The last day of the month that lies so many months after `day`: makers give months, not days. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10);
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
