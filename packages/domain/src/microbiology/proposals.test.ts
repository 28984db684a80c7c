import { describe, expect, it } from 'vitest';
import { type Culture, noCulture } from './content.ts';
import { type KeptRow, type ProposedBy, proposedAnew, withProposals } from './proposals.ts';
import { cefotaxim } from './testBreakpoint.ts';

const by: ProposedBy = {
  diemGays: [cefotaxim],
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
    const ofUrine = { ...cefotaxim, LoaiBenhPham_Id: 'urine', MucS: 30, MucR: 28 };
    expect(first(withProposals(grown, { ...by, diemGays: [cefotaxim, ofUrine] }))?.KetQua).toBe('R');
  });

  it('has one of the reader left as it is', () => {
    const decided = { ...grown, viKhuans: [{ ...coli, khangSinhs: [{ ...row, KetQua: 'R' as const }] }] };
    expect(first(withProposals(decided, by))).toMatchObject({ KetQua: 'R', DeXuat: 'S' });
  });
});

describe('what was proposed', () => {
  const stored = withProposals(grown, by);
  const newer = { ...cefotaxim, MucS: 30, MucR: 28, Nguon: 'EUCAST v15.0', HieuLucTu: '2026-11-21' };
  const later: ProposedBy = { ...by, diemGays: [cefotaxim, newer], day: '2026-11-22', stored };

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

describe('what is proposed when a culture is given out', () => {
  const stored = withProposals(grown, by);
  const newer = { ...cefotaxim, MucS: 30, MucR: 28 };
  const change = { ViKhuan_Id: 'eco', KhangSinh_Id: 'CTX', GiaTri: '24', DeXuat: 'S' };

  it('is the same while the table is', () => {
    expect(proposedAnew(stored, by)).toEqual({ culture: stored, changed: [] });
  });

  it('is told where the table says something else now, and a row that followed it follows', () => {
    const { culture, changed } = proposedAnew(stored, { ...by, diemGays: [newer] });
    expect(changed).toEqual([{ ...change, now: 'R' }]);
    expect(first(culture)).toMatchObject({ DeXuat: 'R', KetQua: 'R' });
  });

  it('leaves what the reader decided otherwise, and what the table says nothing more of', () => {
    const decided = { ...grown, viKhuans: [{ ...coli, khangSinhs: [{ ...row, KetQua: 'I' as const }] }] };
    const kept = withProposals(decided, by);
    expect(first(proposedAnew(kept, { ...by, diemGays: [newer] }).culture)).toMatchObject({
      DeXuat: 'R',
      KetQua: 'I',
    });
    const { culture, changed } = proposedAnew(stored, { ...by, diemGays: [] });
    expect(changed).toEqual([{ ...change, now: null }]);
    expect(first(culture)).toMatchObject({ DeXuat: null, CanCu: null, KetQua: 'S' });
  });
});
