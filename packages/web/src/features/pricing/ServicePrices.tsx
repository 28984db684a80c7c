import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from '../../catalogue/page/useNarrow.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { ListDetails } from './parts/ListDetails.tsx';
import { PricesByType } from './parts/PricesByType.tsx';
import { PricesToday } from './parts/PricesToday.tsx';
import { usePriceHistory } from './usePriceHistory.ts';
import { pricesPath } from './usePriceLists.ts';

/** What a service costs today by price type and payer, and what it has cost and will cost. */
export function ServicePrices({ service }: { service: string }) {
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const history = usePriceHistory(service);
  const [shown, setShown] = useState<string | null>(null);
  const opens = permissions.has('DANH_MUC_VIEN_PHI') && mayOpen(pricesPath);
  const open = (id: string) =>
    opens
      ? void navigate(`${narrow ? narrowPath(pricesPath) : pricesPath}/${id}?dichVu=${service}`)
      : setShown(id);
  const type = history.byType.find(({ prices }) => prices.some(({ BangGia }) => BangGia._id === shown));
  return (
    <>
      {history.byType.length > 0 ? <PricesToday service={service} /> : null}
      <div className="price-columns">
        <PricesByType history={history} onOpen={open} />
      </div>
      {shown ? <ListDetails id={shown} type={type?.name ?? ''} onClose={() => setShown(null)} /> : null}
    </>
  );
}
