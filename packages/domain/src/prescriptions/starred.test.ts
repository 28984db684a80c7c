import { describe, expect, it } from 'vitest';
import { starredDrugs } from './starred.ts';
import { drugWarnings, noAllergies } from './warnings.ts';

const line = (id: string, HoiChan: boolean) => ({
  path: `dongs.${id}.Duoc_Id`,
  drug: { _id: id, TenDuoc: id },
  HoiChan,
});
const lines = [line('meropenem', true), line('paracetamol', false)];

describe('a starred drug', () => {
  it.each([
    [true, true, [], []],
    [true, false, [], []],
    [false, false, [], ['Consultation']],
    [false, true, ['dongs.meropenem.Duoc_Id:DRUG_NEEDS_CONSULTATION'], []],
  ])('with minutes %s, which the site wants: %s', (coHoiChan, batBuoc, refused, warned) => {
    const { issues, warnings } = starredDrugs(lines, { coHoiChan, batBuoc });
    expect(issues.map(({ path, code }) => `${path}:${code}`)).toEqual(refused);
    expect(warnings.map((one) => one.MucDo)).toEqual(warned);
  });

  it('is overridden with a reason', () => {
    const { warnings } = starredDrugs(lines, { coHoiChan: false, batBuoc: false });
    expect(drugWarnings([], [], noAllergies, [], [], warnings)).toMatchObject([
      { key: 'Consultation:meropenem', canLyDo: true },
    ]);
  });
});
