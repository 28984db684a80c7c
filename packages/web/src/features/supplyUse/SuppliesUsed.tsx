import { useQuery } from '@apollo/client/react';
import type { EventModule } from '@sen/domain/events/eventModules';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { SupplyTask } from './SupplyTask.tsx';
import { VatTuSuDungDocument } from './supplyUse.main.gen.ts';
import './supplyUse.css';

// a change of the slip, and of what the stores hold
const modules: readonly EventModule[] = ['PhauThuatThuThuat', 'DichVuYeuCau'];

type Props = {
  DichVuYeuCau_Id: string;
  /** The session, where the service has them. */
  BuoiLieuTrinh_Id?: string;
};

/** What the services of a slip used, or one session of it: for whoever may note it. */
export default function SuppliesUsed(props: Props) {
  const { permissions } = useSession();
  return permissions.has('VAT_TU_DICH_VU') ? <Supplies {...props} /> : null;
}

function Supplies({ DichVuYeuCau_Id, BuoiLieuTrinh_Id }: Props) {
  const { t } = useTranslation(['supplyUse', 'common']);
  const { data, error, refetch } = useQuery(VatTuSuDungDocument, {
    variables: { DichVuYeuCau_Id, BuoiLieuTrinh_Id: BuoiLieuTrinh_Id ?? null },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(modules, () => void refetch());
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="sen-loading" role="status" aria-label={t('common:loading')} />;
  return data.suDungVatTus.map((use) => (
    <SupplyTask
      key={`${use.DichVuYeuCauChiTiet_Id} ${use.BuoiLieuTrinh_Id ?? ''}`}
      use={use}
      refetch={() => void refetch()}
    />
  ));
}
