import type { TheTrongDot } from '../../insurance/benefit.ts';
import type { SettleVisit } from '../../insurance/settleTypes.ts';
import type { ClaimFile } from '../file.ts';
import { cardsOf } from '../lines.ts';
import { timeIn } from '../moments.ts';
import type { ClaimFacts } from './facts.ts';

/** The cards that count for a file. */
export function cardsFor({ xml1 }: ClaimFile, { the }: Pick<ClaimFacts, 'the'>): readonly TheTrongDot[] {
  return the ?? cardsOf(xml1);
}

/** Whether a file asks the fund for anything: code 9 is a visit without insurance. */
export function isInsured(file: ClaimFile, facts: Pick<ClaimFacts, 'the'>): boolean {
  const { MA_THE_BHYT, MA_DOITUONG_KCB } = file.xml1;
  return MA_DOITUONG_KCB !== '9' && (MA_THE_BHYT !== null || (facts.the?.length ?? 0) > 0);
}

/** The visit as the settlement takes it: who was admitted is an inpatient. */
export function visitOf(file: ClaimFile, facts: ClaimFacts): SettleVisit {
  const { xml1 } = file;
  return {
    ...facts.visit,
    laBHYT: isInsured(file, facts),
    maDoiTuongKCB: xml1.MA_DOITUONG_KCB,
    noiTru: xml1.NGAY_VAO_NOI_TRU !== null,
    ngayVao: timeIn(xml1.NGAY_VAO),
    ngayKetThuc: file.date,
    the: cardsFor(file, facts),
    ngayDu5Nam: xml1.NAM_NAM_LIEN_TUC && timeIn(xml1.NAM_NAM_LIEN_TUC),
    mienCungChiTraTu: xml1.NGAY_MIEN_CCT && timeIn(xml1.NGAY_MIEN_CCT),
  };
}
