import type { DemoPayer } from './visits.ts';

/** How far a stay has come that is not over: expected, lying, a transfer waits, the discharge is ordered, the ward has closed its work. */
export type StayStage = 'ChoNhan' | 'DangNam' | 'ChoChuyen' | 'RaVien' | 'ThanhToan' | 'Xong';

export type RosterLine = {
  ma: string;
  /** Days before today of the admission and the discharge; null while the patient lies there. */
  vao: number;
  ra: number | null;
  payer: DemoPayer;
  stage: StayStage;
  /** Shares a bed for the first night, as who came yesterday still does; lies in the bed of the line before, as a newborn does; moves to another bed on the second day. */
  giuong: 'ghep' | 'cungMe' | 'doi' | null;
};

/** case, days before today in, out, payer, stage, bed. */
const roster = `
viem-phoi|27|19|BHYT
dai-thao-duong|27|21|BHYT
viem-ruot-thua|26|22|BHYT
tieu-chay-tre|26|23|TREEM
suy-tim|25|17|BHYT||doi
sot-xuat-huyet|25|20|THUPHI
viem-tieu-phe-quan|24|20|TREEM
copd-dot-cap|23|16|BHYT
nhoi-mau-nao|22||BHYT
viem-tui-mat|22|15|BHYT
sinh-thuong|21|18|BHYT
so-sinh|20|18|TREEM-CT||cungMe
xuat-huyet-tieu-hoa|20|15|THUPHI
viem-mo-te-bao|19|12|BHYT
cum-tre|19|15|TREEM
lao-phoi|18||BHYT
viem-ruot-thua|17|13|DICHVU
sot-xuat-huyet|16|11|BHYT
viem-phoi|16|8|BHYT||doi
dai-thao-duong|15|9|DICHVU
tieu-chay-tre|14|11|TREEM
suy-tim|14|7|BHYT
viem-ruot-thua|12|8|BHYT
copd-dot-cap|12|5|BHYT
sinh-thuong|11|8|THUPHI
so-sinh|10|8|TREEM-CT||cungMe
nhoi-mau-nao|11||BHYT
viem-tui-mat|10|3|BHYT
viem-tieu-phe-quan|10|6|TREEM
cum-tre|9|5|TREEM
viem-phoi|9||BHYT||doi
viem-mo-te-bao|8||BHYT
sot-xuat-huyet|8|3|BHYT||ghep
dai-thao-duong|8||BHYT
viem-phoi|7|1|BHYT|RaVien
suy-tim|7||BHYT
viem-ruot-thua|6|2|THUPHI
copd-dot-cap|6||BHYT
sot-xuat-huyet|6|1|THUPHI|ThanhToan
viem-tui-mat|5||BHYT
viem-phoi|5||BHYT
viem-tieu-phe-quan|5||TREEM
lao-phoi|5||BHYT
viem-tui-mat|1||THUPHI|ChoChuyen
xuat-huyet-tieu-hoa|4||BHYT
viem-ruot-thua|4|1|BHYT|RaVien
dai-thao-duong|4||DICHVU
cum-tre|4||TREEM
tieu-chay-tre|3||TREEM
sinh-thuong|3||BHYT
so-sinh|2||TREEM-CT||cungMe
sot-xuat-huyet|3||THUPHI||ghep
viem-mo-te-bao|3||THUPHI
viem-tieu-phe-quan|3||TREEM
viem-ruot-thua|2||BHYT
sot-xuat-huyet|2||BHYT
viem-phoi|2||BHYT||ghep
cum-tre|2||TREEM
viem-ruot-thua|1||BHYT
dai-thao-duong|1||BHYT||ghep
tieu-chay-tre|1||TREEM
viem-ruot-thua|1||DICHVU
sot-xuat-huyet|1||DICHVU
suy-tim|0||BHYT|ChoNhan
viem-tieu-phe-quan|0||TREEM|ChoNhan
`;

/** The stays of the demo's month, those that come first to a bed first; the mother of a newborn is the line before. */
export const rosterLines: readonly RosterLine[] = roster
  .trim()
  .split('\n')
  .map((line) => {
    const [ma = '', vao = '', ra = '', payer = '', stage = '', giuong = ''] = line.split('|');
    return {
      ma,
      vao: Number(vao),
      ra: ra === '' ? null : Number(ra),
      payer: payer as DemoPayer, // as written above, held by the test
      stage: (stage || (ra === '' ? 'DangNam' : 'Xong')) as StayStage,
      giuong: (giuong || null) as RosterLine['giuong'],
    };
  });
