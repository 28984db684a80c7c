import { congNoActs } from '@sen/domain/debts/congNo';
import BellRing from 'lucide-react/icons/bell-ring';
import type { ListTools } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import type { BulkAct } from '../../ui/grid/BulkBar.tsx';
import { WalletIcon } from '../../ui/icons.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDebtDialogs } from './DebtDialogs.tsx';
import type { DebtRowFragment } from './debts.main.gen.ts';

/** A debt of which something is left, and that somebody was let go owing: what the insurance owes is claimed, not collected. */
export const isOpen = ({ LoaiNguoiNo, ConLai }: Pick<DebtRowFragment, 'LoaiNguoiNo' | 'ConLai'>): boolean =>
  LoaiNguoiNo !== 'BHXH' && Number(ConLai) > 0;

/** Collects or reminds of the chosen debts together. */
export function useDebtsBulk({ t, refetch }: ListTools<unknown>): ReadonlyArray<BulkAct<DebtRowFragment>> {
  const { permissions } = useSession();
  const { message } = useNotices();
  const { collect, remind } = useDebtDialogs();
  const act = (
    name: 'thuNo' | 'nhacNo',
    icon: BulkAct<DebtRowFragment>['icon'],
    open: (debts: readonly DebtRowFragment[], onDone: () => void) => void,
  ): BulkAct<DebtRowFragment>[] => {
    const { permission, label } = congNoActs.acts[name];
    if (!permissions.has(permission)) return [];
    return [
      {
        key: name,
        label: label[currentLanguage()],
        icon,
        run: (rows) => {
          const chosen = rows.filter(isOpen);
          if (chosen.length === 0) message.warning(t('noneOpen'));
          else open(chosen, refetch);
          return null;
        },
      },
    ];
  };
  return [
    ...act('thuNo', <WalletIcon />, collect),
    ...act('nhacNo', <BellRing size={15} aria-hidden />, remind),
  ];
}
