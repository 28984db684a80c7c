import { describe, expect, it } from 'vitest';
import { readFamily } from './allergyFamilies.ts';
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
      ingredients: new Map([['aspirin', { ten: 'Aspirin', TenTiengAnh: null, ATC: null }]]),
    };
    expect(drugWarnings([aspirin, warfarin], [], told, [])).toMatchObject([
      { MucDo: 'PossibleAllergy', Duoc_Id: 'A', Khac: 'Aspirin', canLyDo: true },
    ]);
    expect(brief(drugWarnings([aspirin], [], { ...told, HoatChat_Ids: ['aspirin'] }, []))).toEqual([
      'Allergy A - !',
    ]);
  });
});

describe('an allergy that crosses within a family', () => {
  const family = readFamily({
    _id: 'P',
    TenNhomDiUng: 'Penicilin',
    DauMaATC: 'J01C',
    HoatChats: '*cillin',
    TuKhoas: 'penicillin',
    DichVus: null,
    ChiKhiNeuTen: false,
    XuTri: 'Hỏi kỹ.',
  });
  const ingredient = (ten: string, ATC: string | null = null) => ({ ten, TenTiengAnh: null, ATC });
  const allergies = {
    ...allergicTo('amoxicilin'),
    ingredients: new Map([
      ['amoxicilin', ingredient('Amoxicilin')],
      ['ampicilin', ingredient('Ampicilin')],
      ['sulbactam', ingredient('Sulbactam')],
    ]),
    families: [family],
  };

  it('is a possible allergy that wants a reason and says the family, what tells it and what to do', () => {
    const mixed = drug('M', 'ampicilin', 'sulbactam');
    expect(drugWarnings([mixed], [], allergies, [])).toMatchObject([
      {
        key: 'PossibleAllergy:M',
        Khac: 'Penicilin (Amoxicilin)',
        XuTri: 'Hỏi kỹ.',
        canLyDo: true,
      },
    ]);
    expect(brief(drugWarnings([drug('A', 'amoxicilin')], [], allergies, []))).toEqual(['Allergy A - !']);
  });

  it('knows a drug without ingredients by its own code or its name', () => {
    const byCode = { ...drug('C'), ATC: 'J01CR01' };
    const byName = { ...drug('N'), TenDuoc: 'Oxacilin 1 g' };
    const warned = drugWarnings([byCode, byName, drug('X')], [], allergies, []);
    expect(warned.filter((one) => one.MucDo === 'PossibleAllergy').map((one) => one.Duoc_Id)).toEqual([
      'C',
      'N',
    ]);
  });

  it('is told by an ingredient of the record whose name another one shares', () => {
    const named = new Map([...allergies.ingredients, ['salt', ingredient('Amoxicilin trihydrat')]]);
    const warned = drugWarnings(
      [drug('S', 'salt')],
      [],
      { ...allergies, ingredients: named, families: [] },
      [],
    );
    expect(brief(warned)).toEqual(['PossibleAllergy S Amoxicilin trihydrat !']);
  });
});
