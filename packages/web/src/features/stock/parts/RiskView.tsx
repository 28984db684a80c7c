import { ExpiringList } from './ExpiringList.tsx';
import { NeedList } from './NeedList.tsx';

type Props = { idStore: string; onDrug: (id: string) => void };

/** Stock at risk in a store: what should be brought in, with the limits that decide it, and lots that expire. */
export function RiskView(props: Props) {
  return (
    <>
      <NeedList key={props.idStore} {...props} />
      <ExpiringList {...props} />
    </>
  );
}
