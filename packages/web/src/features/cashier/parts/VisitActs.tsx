import { errorText } from '@sen/domain/errors/errors';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import type { VisitDebt } from '../../debts/useVisitDebts.ts';
import { DeskOrderButton } from '../../orders/DeskOrderButton.tsx';
import type { Bill, BillState } from '../useBill.ts';
import type { CashierActs } from '../useCashierActs.ts';
import { CostListButton } from './CostListButton.tsx';
import { Owing } from './Owing.tsx';
import { PassTicket } from './PassTicket.tsx';
import { TakeBackAll } from './TakeBackAll.tsx';

const visitActs = [
  'tamUng',
  'hachToan',
  'hoanUng',
  'deNghiMienGiam',
  'doiDoiTuong',
  'xacNhanBHYT',
  'huyXacNhanBHYT',
  'hoanTat',
  'huyHoanTat',
] as const;
export type VisitAct = (typeof visitActs)[number];

/** Acts on who pays, of which a house without insurance says nothing. */
const ofPayer: ReadonlySet<VisitAct> = new Set(['doiDoiTuong', 'xacNhanBHYT', 'huyXacNhanBHYT']);

/** Refusals that say that an act is not for this visit at all, or not now; it is not shown then. */
const unfit: Partial<Record<VisitAct, readonly string[]>> = {
  hachToan: ['NO_ADVANCE'],
  hoanUng: ['NO_ADVANCE'],
  deNghiMienGiam: ['NOTHING_TO_PAY'],
  xacNhanBHYT: ['NOTHING_INSURED', 'RECEPTION_INSURANCE_CONFIRMED'],
  huyXacNhanBHYT: ['STATE_CHANGED'],
  huyHoanTat: ['STATE_CHANGED'],
};

/** Refusals with which no act is shown: not of this profile, or the visit is cancelled, which stands above the bill. */
const hidden: ReadonlySet<string> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED', 'RECEPTION_CANCELLED']);

type Props = {
  bill: Bill;
  state: BillState;
  acts: CashierActs;
  debts: readonly VisitDebt[];
  onAct: (act: VisitAct) => unknown;
};

/** What may be done with a visit beside its lines; what stands against an act is said at its button. */
export function VisitActs({ bill, state, acts, debts, onAct }: Props) {
  const { t } = useTranslation('cashier');
  const { insured } = useDeskVariant();
  /** What stands against a confirmation of the insured costs. */
  const unperformed = bill.dongs.find((line) => !line.ThucHien && dec(line.BHChiTra).gt(0))?.TenDichVu;
  return (
    <div className="visit-acts">
      {bill.TiepNhan ? (
        <DeskOrderButton
          visit={{ TiepNhan_Id: bill.TiepNhan_Id, NgayTiepNhan: bill.TiepNhan.NgayTiepNhan }}
          disabled={acts.busy || receptionClosed(bill.TiepNhan) !== null}
          onOrdered={state.refetch}
        />
      ) : null}
      {visitActs.map((act) => {
        if (!insured && ofPayer.has(act)) return null;
        const refusal = refusalOf(bill, act);
        if (refusal !== null && (hidden.has(refusal) || unfit[act]?.includes(refusal))) return null;
        return (
          <Button
            key={act}
            disabled={refusal !== null || acts.busy}
            title={
              refusal
                ? errorText(refusal, currentLanguage(), {
                    due: toMoney(dec(bill.ConLai).minus(bill.CongNo)),
                    surplus: bill.ThuThua,
                    left: bill.TamUngCon,
                    Ten: unperformed ?? t('service'),
                  })
                : ''
            }
            onClick={() => void onAct(act)}
          >
            {t(`act.${act}`)}
          </Button>
        );
      })}
      <Owing bill={bill} debts={debts} busy={acts.busy} onDone={() => void state.refetch()} />
      {insured && bill.dongs.length > 0 ? <CostListButton TiepNhan_Id={bill.TiepNhan_Id} /> : null}
      <TakeBackAll bill={bill} acts={acts} />
      <PassTicket key={bill.TiepNhan_Id} TiepNhan_Id={bill.TiepNhan_Id} />
    </div>
  );
}
