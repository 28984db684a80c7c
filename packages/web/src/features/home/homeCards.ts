import type { ComponentType } from 'react';
import { CashierHomeCard } from '../cashier/CashierHomeCard.tsx';
import { ExamHomeCard } from '../examination/ExamHomeCard.tsx';
import { LabHomeCard } from '../lab/LabHomeCard.tsx';
import { SupplyHomeCard } from '../pharmacy/SupplyHomeCard.tsx';
import { ReceptionHomeCard } from '../reception/ReceptionHomeCard.tsx';
import { SetupHomeCard } from '../setup/SetupHomeCard.tsx';
import { DayCard } from './DayCard.tsx';
import { SystemCard } from './SystemCard.tsx';

/** A card of the home screen: live numbers of one kind of work, for those who do it. */
export type HomeCard = { key: string; permission: string; Card: ComponentType<{ nodeId: string | null }> };

/** The cards in the order of a visit; a feature adds its own. */
export const homeCards: readonly HomeCard[] = [
  { key: 'setup', permission: 'QUAN_TRI', Card: SetupHomeCard },
  { key: 'reception', permission: 'TIEP_NHAN', Card: ReceptionHomeCard },
  { key: 'examination', permission: 'KHAM_BENH', Card: ExamHomeCard },
  { key: 'lab', permission: 'XET_NGHIEM', Card: LabHomeCard },
  { key: 'cashier', permission: 'VIEN_PHI_THU', Card: CashierHomeCard },
  { key: 'dayMoney', permission: 'DANH_MUC_VIEN_PHI', Card: DayCard },
  { key: 'pharmacy', permission: 'CAP_PHAT_THUOC', Card: SupplyHomeCard },
  { key: 'system', permission: 'QUAN_TRI', Card: SystemCard },
];
