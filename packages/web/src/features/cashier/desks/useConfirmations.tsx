import { useMutation } from '@apollo/client/react';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ListTools } from '../../../lists/listDef.ts';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import type { BulkAct } from '../../../ui/grid/BulkBar.tsx';
import { CashierConfirmInsuranceDocument } from '../acts.main.gen.ts';
import type { VisitToConfirmFragment } from './confirmations.main.gen.ts';

/**
 * Confirms the chosen visits, each by itself and one after the other, so that those that stand in order are done and the others say what
 * stops them.
 */
export function useConfirmations({
  t,
  refetch,
}: ListTools<unknown>): ReadonlyArray<BulkAct<VisitToConfirmFragment>> {
  const [confirm] = useMutation(CashierConfirmInsuranceDocument);
  const { permissions } = useSession();
  const { permission, label } = vienPhiActs.acts.xacNhanBHYT;
  if (!permissions.has(permission)) return [];
  return [
    {
      key: 'xacNhanBHYT',
      label: label[currentLanguage()],
      icon: <BadgeCheck size={15} aria-hidden />,
      confirm: (count) => ({
        title: t('askConfirm', { count }),
        content: t('askConfirmText'),
        okText: label[currentLanguage()],
      }),
      run: async (rows) => {
        const refused = [];
        for (const { TiepNhan_Id: key } of rows) {
          try {
            await confirm({ variables: { TiepNhan_Id: key } });
          } catch (error) {
            refused.push({ key, reason: userMessage(error) });
          }
        }
        refetch();
        return { done: rows.length - refused.length, refused };
      },
    },
  ];
}
