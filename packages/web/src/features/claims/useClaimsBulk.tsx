import { useMutation } from '@apollo/client/react';
import Send from 'lucide-react/icons/send';
import type { ListTools } from '../../lists/listDef.ts';
import { useSession } from '../../session/useSession.ts';
import type { BulkAct } from '../../ui/grid/BulkBar.tsx';
import { type ClaimRowFragment, SendClaimsDocument } from './claims.main.gen.ts';

/** So many are signed in one request. */
const atOnce = 50;

/** Signs and sends the claims of the chosen visits that were never sent, and those that were refused. */
export function useClaimsBulk({ t, refetch }: ListTools<unknown>): ReadonlyArray<BulkAct<ClaimRowFragment>> {
  const { permissions } = useSession();
  const [send] = useMutation(SendClaimsDocument);
  if (!permissions.has('HO_SO_BHYT_GUI')) return [];
  return [
    {
      key: 'send',
      label: t('bulk.send'),
      icon: <Send size={15} aria-hidden />,
      run: async (rows) => {
        // a correction has its own reason
        const owed = rows.filter(({ TinhTrang }) => TinhTrang === 'ChuaGui');
        const refused = rows
          .filter(({ TinhTrang }) => TinhTrang !== 'ChuaGui')
          .map(({ _id }) => ({ key: _id, reason: t('bulk.sent') }));
        let done = 0;
        for (let from = 0; from < owed.length; from += atOnce) {
          const ids = owed.slice(from, from + atOnce).map(({ _id }) => _id);
          const { data } = await send({ variables: { ids } });
          for (const one of data?.ketQuas ?? [])
            if (one.HoSo) done += 1;
            else refused.push({ key: one.TiepNhan_Id, reason: one.thongBao ?? '' });
        }
        refetch();
        return { done, refused };
      },
    },
  ];
}
