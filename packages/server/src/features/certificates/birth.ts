import { birthIssues } from '@sen/domain/certificates/issues';
import { giayChungSinhActs, giayChungSinhApi, giayChungSinhRecord } from '@sen/domain/certificates/records';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import type { GiayChungSinhInput } from '../../gql/main.ts';
import { onStayAlone, placeOfStay } from '../medicalRecords/onSessionOrStay.ts';
import { facilityOfNode } from '../organisation/facility.ts';
import { definePaper } from '../papers/paper.ts';
import { nameOf } from '../printing/paperData.ts';
import { courseOf, everyCertificate, refuseMen, written } from './common.ts';
import { soChungSinh } from './numbers.ts';
import { giayChungSinhTable as table } from './tables.ts';

/** The number of a mother without one (circular 22/2025). */
const noSocialNumber = '0000000000';

/** The birth certificate of a child that was born in the stay of its mother. */
export const birth = definePaper<GiayChungSinhInput>()({
  ...everyCertificate,
  record: giayChungSinhRecord,
  api: giayChungSinhApi,
  table,
  acts: giayChungSinhActs,
  permission: 'GIAY_CHUNG_SINH',
  on: onStayAlone('lapChungSinh'),
  form: 'GiayChungSinh',
  numbers: { So: soChungSinh },
  begin: async (tx, { stay }) => {
    await refuseMen(tx, stay);
    return { NoiSinh: await nameOf(tx, 'Node', placeOfStay(stay)), SoCon: 1, ThuTuCon: 1 };
  },
  whole: async (tx, { MaSoBHXH }, { stay }) => ({
    ...written(tx, stay),
    MaSoBHXH: MaSoBHXH || noSocialNumber,
    MaCSKCB: (await facilityOfNode(tx, placeOfStay(stay)))?.MaCSKCB ?? '',
  }),
  judge: async (tx, one, { stay }, own) => {
    const { discharge } = await courseOf(tx, stay);
    const den = discharge?.ThoiGianRaVien ?? tx.now();
    refuseIssues(birthIssues(one, { vaoLuc: stay.ThoiGianVaoVien, den }));
    await refuseSameChild(tx, stay._id, one.ThuTuCon ?? 1, own);
  },
  moment: {
    number: 'So',
    at: ({ ThoiGianSinh }) => ThoiGianSinh,
    text: ({ So, CanNangCon }, { language }) => `${moment[language]} ${So}, ${CanNangCon} g`,
  },
  many: { vi: 'Giấy chứng sinh', en: 'Birth certificates' },
});

const moment = { vi: 'Giấy chứng sinh', en: 'Birth certificate' };

/** The number of the paper: `XXXXX.GCS.ZZZZZ.YY`, the facility before the sequence of the year. */
export const birthNumber = ({ MaCSKCB, So }: { MaCSKCB: string; So: string }): string =>
  `${MaCSKCB}.GCS.${So}`;

async function refuseSameChild(tx: Tx, stay: string, ThuTuCon: number, own: string | null): Promise<void> {
  const [other] = await tx.db
    .select({ _id: table._id, So: table.So })
    .from(table)
    .where(and(eq(table.NhapVien_Id, stay), eq(table.ThuTuCon, ThuTuCon), eq(table.TrangThai, 'DangSuDung')));
  if (other && other._id !== own) throw new DomainError('BIRTH_CHILD_EXISTS', { So: other.So });
}
