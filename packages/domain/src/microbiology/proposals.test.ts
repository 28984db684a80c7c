import { describe, expect, it } from 'vitest';
import { type Culture, noCulture } from './content.ts';
import { type KeptRow, type ProposedBy, withProposals } from './proposals.ts';

const breakpoint = {
  KhangSinh_Id: 'CTX',
  ViKhuan_Id: null,
  NhomViKhuan: 'Enterobacterales',
  LoaiBenhPham_Id: null,
  PhuongPhap: 'KhoanhGiay',
  MucS: 20,
  MucR: 17,
  Nguon: 'EUCAST v14.0',
  HieuLucTu: '2024-01-01',
  HieuLucDen: null,
} as const;
const by: ProposedBy = {
  diemGays: [breakpoint],
  groupOf: (id) => (id === 'eco' || id === 'kpn' ? 'Enterobacterales' : null),
  day: '2026-11-20',
  stored: null,
};
const row = { KhangSinh_Id: 'CTX', PhuongPhap: 'KhoanhGiay', GiaTri: '24', KetQua: null } as const;
const coli = { ViKhuan_Id: 'eco', SoLuong: null, DauHieus: [], khangSinhs: [row] };
const grown: Culture = { ...noCulture, LoaiBenhPham_Id: 'urine', TrangThaiCay: 'CoMoc', viKhuans: [coli] };
const first = (culture: Culture<KeptRow>) => culture.viKhuans[0]?.khangSinhs[0];

describe('a row without a decision', () => {
  it('takes what the table proposes for its organism and specimen', () => {
    expect(first(withProposals(grown, by))).toMatchObject({ KetQua: 'S', DeXuat: 'S' });
    const other = { ...grown, viKhuans: [{ ...coli, ViKhuan_Id: 'sau' }] };
    expect(first(withProposals(other, by))).toMatchObject({ KetQua: null, DeXuat: null, CanCu: null });
    const ofUrine = { ...breakpoint, LoaiBenhPham_Id: 'urine', MucS: 30, MucR: 28 };
    expect(first(withProposals(grown, { ...by, diemGays: [breakpoint, ofUrine] }))?.KetQua).toBe('R');
  });

  it('has one of the reader left as it is', () => {
    const decided = { ...grown, viKhuans: [{ ...coli, khangSinhs: [{ ...row, KetQua: 'R' as const }] }] };
    expect(first(withProposals(decided, by))).toMatchObject({ KetQua: 'R', DeXuat: 'S' });
  });
});

describe('what was proposed', () => {
  const stored = withProposals(grown, by);
  const newer = { ...breakpoint, MucS: 30, MucR: 28, Nguon: 'EUCAST v15.0', HieuLucTu: '2026-11-21' };
  const later: ProposedBy = { ...by, diemGays: [breakpoint, newer], day: '2026-11-22', stored };

  it('stays while organism, specimen, antibiotic, method and value do, whatever the table says since', () => {
    expect(withProposals(grown, later)).toEqual(stored);
  });

  it.each<[string, Culture]>([
    ['value', { ...grown, viKhuans: [{ ...coli, khangSinhs: [{ ...row, GiaTri: '25' }] }] }],
    ['organism', { ...grown, viKhuans: [{ ...coli, ViKhuan_Id: 'kpn' }] }],
    ['specimen', { ...grown, LoaiBenhPham_Id: 'blood' }],
  ])('is made anew of another %s', (_name, culture) =>
    expect(first(withProposals(culture, later))).toMatchObject({
      KetQua: 'R',
      CanCu: 'EUCAST v15.0: S ≥ 30, R < 28',
    }),
  );

  it('is none where the reader decided without a table', () => {
    const alone = { ...grown, viKhuans: [{ ...coli, khangSinhs: [{ ...row, KetQua: 'R' as const }] }] };
    const before = withProposals(alone, { ...by, diemGays: [] });
    expect(withProposals(alone, { ...later, stored: before })).toEqual(before);
  });
});
