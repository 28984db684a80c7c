import { describe, expect, it } from 'vitest';
import { type DrugFacts, drugWarnings, type Interaction, noAllergies } from './warnings.ts';

const drug = (_id: string, ...HoatChat_Ids: string[]): DrugFacts => ({
  _id,
  TenDuoc: `Thuốc ${_id}`,
  HoatChat_Ids,
});
const rule = (HoatChat1_Id: string, HoatChat2_Id: string, MucDo: string): Interaction => ({
  HoatChat1_Id,
  HoatChat2_Id,
  MucDo,
  HauQua: 'Chảy máu',
  XuTri: 'Theo dõi INR',
});
const allergicTo = (id: string) => ({ ...noAllergies, HoatChat_Ids: [id] });
const warfarin = drug('W', 'warfarin');
const aspirin = drug('A', 'aspirin');
const brief = (warnings: ReturnType<typeof drugWarnings>) =>
  warnings.map((one) => `${one.MucDo} ${one.Duoc_Id} ${one.Khac ?? '-'}${one.canLyDo ? ' !' : ''}`);

describe('the warnings of a prescription', () => {
  it('are none for drugs that have nothing to do with each other', () => {
    expect(drugWarnings([warfarin, aspirin], [], allergicTo('penicillin'), [])).toEqual([]);
  });

  it.each([
    ['Major', 'Major A Thuốc W !'],
    ['Moderate', 'Moderate A Thuốc W'],
    ['Minor', 'Minor A Thuốc W'],
    ['Duplication', 'Duplication A Thuốc W !'],
  ])('tell an interaction of class %s once, in either order of its two', (level, text) => {
    for (const row of [rule('warfarin', 'aspirin', level), rule('aspirin', 'warfarin', level)]) {
      expect(brief(drugWarnings([warfarin, aspirin], [], noAllergies, [row]))).toEqual([text]);
    }
  });

  it('carry the effect and what to do', () => {
    expect(
      drugWarnings([warfarin, aspirin], [], noAllergies, [rule('warfarin', 'aspirin', 'Major')]),
    ).toEqual([
      {
        key: 'Major:A+W',
        MucDo: 'Major',
        Duoc_Id: 'A',
        TenDuoc: 'Thuốc A',
        Khac: 'Thuốc W',
        HauQua: 'Chảy máu',
        XuTri: 'Theo dõi INR',
        canLyDo: true,
      },
    ]);
  });

  it('look at what the patient still takes, but not within it', () => {
    const rows = [rule('warfarin', 'aspirin', 'Major')];
    expect(brief(drugWarnings([aspirin], [warfarin], noAllergies, rows))).toEqual(['Major A Thuốc W !']);
    expect(drugWarnings([], [warfarin, aspirin], allergicTo('aspirin'), rows)).toEqual([]);
  });

  it('tell a drug given twice, by itself or by an ingredient', () => {
    const mixed = drug('M', 'paracetamol', 'aspirin');
    expect(brief(drugWarnings([aspirin, mixed], [], noAllergies, []))).toEqual(['Duplication M Thuốc A !']);
    const herb = drug('H');
    expect(brief(drugWarnings([herb], [herb], noAllergies, []))).toEqual(['Duplication H Thuốc H !']);
  });

  it('tell an allergy to any ingredient, and put the gravest first', () => {
    const mixed = drug('M', 'paracetamol', 'aspirin');
    const rows = [rule('warfarin', 'paracetamol', 'Minor'), rule('warfarin', 'aspirin', 'Major')];
    expect(brief(drugWarnings([warfarin, mixed], [], allergicTo('aspirin'), rows))).toEqual([
      'Allergy M - !',
      'Major M Thuốc W !',
      'Minor M Thuốc W',
    ]);
  });

  it.each([
    ['Nang', 'SevereAllergy A Phù mạch !'],
    ['DeDoaTinhMang', 'SevereAllergy A Phù mạch !'],
    ['VuaPhai', 'Allergy A Phù mạch !'],
    [null, 'Allergy A Phù mạch !'],
  ] as const)('tell an allergy that is %s with its reaction', (MucDo, warned) => {
    const DiUngs = [{ MucDo, PhanUng: 'Phù mạch', XacNhan: null, HoatChat_Id: 'aspirin' }];
    const rule1 = [rule('warfarin', 'aspirin', 'Major')];
    const found = drugWarnings([aspirin, warfarin], [], { ...allergicTo('aspirin'), DiUngs }, rule1);
    expect(brief(found)[0]).toBe(warned);
  });

  it('take the words of an allergy as a possible one, once the record does not say it', () => {
    const told = {
      ...noAllergies,
      texts: ['Dị ứng aspirin', null],
      names: new Map([['aspirin', 'Aspirin']]),
    };
    expect(drugWarnings([aspirin, warfarin], [], told, [])).toMatchObject([
      { MucDo: 'PossibleAllergy', Duoc_Id: 'A', Khac: 'Aspirin', canLyDo: true },
    ]);
    expect(brief(drugWarnings([aspirin], [], { ...told, HoatChat_Ids: ['aspirin'] }, []))).toEqual([
      'Allergy A - !',
    ]);
  });
});
